import { createAtom } from '@tanstack/react-store'
import type { LoginPort } from './login-form'

export const LOGIN_ISLAND = 'login-form'
/** Keeps the ids of the form's root apart from those of the portal's. */
export const LOGIN_ISLAND_IDS = 'login-'

/**
 * The login form of a prerendered page as a React root of its own, which hydrates before the rest of the portal has loaded
 * (src/early/login-root.tsx). Without it, the login page renders the form itself.
 */
export type LoginIsland = {
  /** The form's markup while it is prerendered; empty in the browser, where it is in the page already. */
  html: string
  /** @returns a function that unmounts the form's root when the page is left */
  connect: (port: LoginPort) => () => void
}

const island = createAtom<LoginIsland | undefined>(undefined)

export const configureLoginIsland = (next: LoginIsland | undefined): void => island.set(() => next)

export const loginIsland = (): LoginIsland | undefined => island.get()
