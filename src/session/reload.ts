import { keepDrafts } from './draft'

/** Loads the page anew; what is typed in open forms is offered again after it. */
export function reloadKeepingDrafts(): void {
  keepDrafts()
  window.location.reload()
}
