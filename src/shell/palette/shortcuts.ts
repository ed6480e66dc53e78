import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'

const HELP_KEY = 'portal.key-help'

/** Whether `?` alone opens the list of keys: whoever speaks to the computer may want no such key (WCAG 2.1.4). */
export const hasHelpKey = (): boolean => readStoredValue('local', HELP_KEY) !== false
export const setHelpKey = (isOn: boolean): void => void writeStoredValue('local', HELP_KEY, isOn)

const isApple = () => /Mac OS X|iPhone|iPad/.test(navigator.userAgent)

/** What opens the palette here, as it stands on the keys. */
export const paletteKeys = (): [modifier: string, key: string] => [isApple() ? '⌘' : 'Ctrl', 'K']
/** The same for `aria-keyshortcuts`. */
export const paletteShortcut = (): string => `${isApple() ? 'Meta' : 'Control'}+K`

const TYPES_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'

export type Wish = 'palette' | 'keys'

/** What a press of keys asks for. In a Mac's text field Ctrl K cuts the line, so there it is ⌘ alone. */
export function wishOf(event: KeyboardEvent): Wish | undefined {
  if (event.isComposing || event.repeat || event.altKey) return undefined
  const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (wanted && !other && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  if (event.key !== '?' || event.ctrlKey || event.metaKey || !hasHelpKey()) return undefined
  return event.target instanceof Element && event.target.closest(TYPES_IN) ? undefined : 'keys'
}
