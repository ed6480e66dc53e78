import { type infer as Infer, object, enum as oneOf, optional, catch as orElse, safeParse, string } from 'zod/mini'
import { applyAppearance, DENSITIES, SETTINGS_KEY, THEMES } from './appearance'
import { isUnstored, persistedValue, usePersistedValue } from './persisted-value'

/** Settings stored in this browser; an invalid value counts as unset and does not affect the others. */
const Settings = object({
  theme: orElse(oneOf(THEMES), 'system'),
  density: orElse(oneOf(DENSITIES), 'comfortable'),
  /** The path to open after login; src/shell/start-page.ts checks whether it is allowed. */
  startPage: orElse(optional(string()), undefined),
})
export type Settings = Infer<typeof Settings>

const kept = persistedValue(SETTINGS_KEY, (stored): Settings => {
  const { data } = safeParse(Settings, stored ?? {})
  return data ?? { theme: 'system', density: 'comfortable', startPage: undefined }
})

export const settings = kept.get

/** Changes some settings, at once and in every tab. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...kept.get(), ...change }
  kept.set(next)
  applyAppearance(next)
}

export function useSettings(): Settings & { isStored: boolean } {
  const now = usePersistedValue(kept)
  return { ...now, isStored: !isUnstored(SETTINGS_KEY) }
}
