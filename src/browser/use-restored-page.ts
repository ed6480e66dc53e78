import { useWindowEvent } from './use-window-event'

/** Runs when the back-forward cache restores the page: what it shows may be outdated. */
export const useRestoredPage = (onRestore: () => void): void =>
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) onRestore()
  })
