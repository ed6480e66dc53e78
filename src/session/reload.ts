import { storeDrafts } from './draft'

/** Reloads the page; unsaved values of open forms are offered again after it. */
export function reloadWithDrafts(): void {
  storeDrafts()
  window.location.reload()
}
