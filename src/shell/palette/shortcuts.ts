import { persistedValue } from '@/browser/persisted-value'

/** Whether `?` alone opens the key list. Users of speech input can turn it off (WCAG 2.1.4). */
export const helpKey = persistedValue('portal.key-help', (stored) => stored !== false)

const isApple = () => /Mac OS X|iPhone|iPad/.test(navigator.userAgent)

/** The palette's shortcut on this platform, as printed on the keys. */
export const paletteKeys = (): [modifier: string, key: string] => [isApple() ? '⌘' : 'Ctrl', 'K']
/** The same shortcut for `aria-keyshortcuts`. */
export const paletteShortcut = (): string => `${isApple() ? 'Meta' : 'Control'}+K`

const TYPES_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'

export type ShortcutAction = 'palette' | 'keys'

/** The action of a shortcut. Ctrl+K deletes to the end of the line in a Mac's text field, so on a Mac only ⌘ counts. */
export function actionOf(event: KeyboardEvent): ShortcutAction | undefined {
  if (event.isComposing || event.repeat || event.altKey) return undefined
  const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (wanted && !other && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  if (event.key !== '?' || event.ctrlKey || event.metaKey || !helpKey.get()) return undefined
  return event.target instanceof Element && event.target.closest(TYPES_IN) ? undefined : 'keys'
}
