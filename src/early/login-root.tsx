/** Hydrates the prerendered login form alone, which needs only React, and loads the rest of the portal meanwhile. */
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LoginForm, type LoginPort } from '@/features/login/login-form'
import { configureLoginIsland, LOGIN_ISLAND, LOGIN_ISLAND_IDS } from '@/features/login/login-island'

const port = createAtom<LoginPort | undefined>(undefined)

function LoginRoot() {
  useEffect(() => {
    // React handles the form from here on (read by tools/bench).
    performance.mark('login-interactive')
  }, [])
  return <LoginForm port={useSelector(port)} />
}

const place = document.getElementById(LOGIN_ISLAND)
// Only if the first script watches the form: a session or a link that logs in replaces the page. Not checked again here,
// because the result might differ (SES-14).
if (place && window.portalFirst?.submittedLogin) {
  const root = hydrateRoot(place, <LoginRoot />, { identifierPrefix: LOGIN_ISLAND_IDS })
  configureLoginIsland({
    html: '',
    connect: (next) => {
      port.set(() => next)
      return () => {
        configureLoginIsland(undefined)
        // React cannot unmount a root while it renders another.
        setTimeout(() => root.unmount())
      }
    },
  })
}
// A page whose scripts fail says so by itself (src/early/prerender.tsx).
import('@/main').catch(() => undefined)
