import { keepDrafts } from './draft'

/** Reloads the page; unsaved values of open forms are offered again after it. */
export function reloadKeepingDrafts(): void {
  keepDrafts()
  window.location.reload()
}
