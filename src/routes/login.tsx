import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { LoginSearch, leaveWhenLoggedIn } from '@/features/login/login-guard'
import { LoginPage } from '@/features/login/login-page'
import type { MainScreen } from '@/shell/main-screen'

export const screen = { chunk: 'login', maxKilobytes: 152 } satisfies MainScreen

export const Route = createFileRoute('/login')({
  validateSearch: LoginSearch,
  beforeLoad: leaveWhenLoggedIn,
  component: LoginPage,
  staticData: { title: () => m.login_title(), isLogin: () => true },
})
