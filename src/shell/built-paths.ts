import { useRouter } from '@tanstack/react-router'

/** The paths that the portal has: a menu never leads to a screen that does not exist. */
export function useBuiltPaths(): ReadonlySet<string> {
  return new Set(Object.keys(useRouter().routesByPath))
}

/** Benefits, employees and cards in one order (HOM-11, NAV-12). */
export const CARD_ORDER_PATH: string = '/order/benefits'
