import { useRouter } from '@tanstack/react-router'

/** The paths that the portal has: a menu never leads to a screen that does not exist. */
export function useBuiltPaths(): ReadonlySet<string> {
  return new Set(Object.keys(useRouter().routesByPath))
}
