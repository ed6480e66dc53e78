import { readStoredValue } from './browser-storage'

// Without zod and React: the page's first script sets both before anything is painted (src/first.ts).

export const SETTINGS_KEY = 'portal.settings'
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Shows the page in a theme and its tables in a density; what is neither is as without a choice. */
export function applyAppearance(settings: { theme?: unknown; density?: unknown }): void {
  const root = document.documentElement
  const theme = settings.theme === 'light' || settings.theme === 'dark' ? settings.theme : undefined
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  if (settings.density === 'compact') root.dataset.density = 'compact'
  else delete root.dataset.density
  // The browser's own parts: what it draws before the stylesheet has come, and the bars around the page.
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (scheme) scheme.content = theme ?? 'light dark'
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.dataset.theme
    bar.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  }
}

/** The same with what this browser keeps, which is checked where it is changed (settings.ts). */
export function applyStoredAppearance(): void {
  applyAppearance(readStoredValue('local', SETTINGS_KEY) ?? {})
}

/** Follows what other tabs choose. */
export function followAppearance(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) applyStoredAppearance()
  })
}
