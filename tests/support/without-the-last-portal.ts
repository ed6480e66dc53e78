import { configureSession } from '@/session/app-port'

/**
 * Files share the portal's modules: a portal that the last file wired to the session would follow the sessions of this
 * one, with the history of a window that is gone.
 */
configureSession({})
