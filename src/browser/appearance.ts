import { readStoredValue } from './browser-storage'

// No zod or React here: the page's first script sets theme and density before the first paint (src/early/first.ts).

export const SETTINGS_KEY = 'portal.settings'
export const THEMES = ['system', 'light', 'dark'] as const
export const DENSITIES = ['comfortable', 'compact'] as const

/** Applies a theme and a table density; an invalid value counts as no choice. */
export function applyAppearance(settings: { theme?: unknown; density?: unknown }): void {
  const root = document.documentElement
  const theme = settings.theme === 'light' || settings.theme === 'dark' ? settings.theme : undefined
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  if (settings.density === 'compact') root.dataset.density = 'compact'
  else delete root.dataset.density
  // Controls that the browser draws before the stylesheet has loaded, and the colour of the browser's bars.
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (scheme) scheme.content = theme ?? 'light dark'
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.dataset.theme
    bar.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  }
}

/** Applies the stored settings. They are validated where they are changed (settings.ts). */
export function applyStoredAppearance(): void {
  applyAppearance(readStoredValue('local', SETTINGS_KEY) ?? {})
}

export function followAppearance(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) applyStoredAppearance()
  })
}
