import { m } from '@generated/messages/messages.js'
import { hasHelpKey, paletteKeys } from './shortcuts'

/** Each key as printed on the keyboard, with a name for screen readers if it is a symbol. */
export const KEY_NAMES: Record<string, () => string> = {
  '↑': () => m.keys_up(),
  '↓': () => m.keys_down(),
  '←': () => m.keys_left(),
  '→': () => m.keys_right(),
}

export interface PageKey {
  keys: readonly string[]
  does: () => string
}

export interface KeyGroup {
  title: () => string
  /** Matches the elements that handle these keys; the group is listed only if one is present. Without it: always. */
  selector?: string
  keys: () => readonly PageKey[]
}

const ENDS: PageKey = { keys: ['Home', 'End'], does: () => m.keys_ends() }
const SHUT: PageKey = { keys: ['Esc'], does: () => m.keys_shut() }
const CHOOSE: PageKey = { keys: ['Enter'], does: () => m.keys_choose() }
const UP_DOWN: PageKey = { keys: ['↑', '↓'], does: () => m.keys_step() }

/** All keys that the portal handles beyond browser defaults; a test presses each of them (PAL-08). */
export const KEY_GROUPS = {
  everywhere: {
    title: () => m.keys_group_everywhere(),
    keys: () => [
      { keys: paletteKeys(), does: () => m.keys_palette() },
      ...(hasHelpKey() ? [{ keys: ['?'], does: () => m.keys_help() }] : []),
    ],
  },
  panel: {
    title: () => m.keys_group_panel(),
    selector: '[data-slot=sheet-header]',
    keys: () => [SHUT],
  },
  tabs: {
    title: () => m.keys_group_tabs(),
    selector: '[role=tablist]',
    keys: () => [{ keys: ['←', '→'], does: () => m.keys_step() }, ENDS],
  },
  combobox: {
    title: () => m.keys_group_combobox(),
    selector: '[data-slot=combobox-input]',
    keys: () => [{ keys: ['↓'], does: () => m.keys_open_list() }, UP_DOWN, CHOOSE, SHUT],
  },
  calendar: {
    title: () => m.keys_group_calendar(),
    selector: '[data-slot=calendar-button]',
    keys: () => [
      { keys: ['←', '→'], does: () => m.keys_day() },
      { keys: ['↑', '↓'], does: () => m.keys_week() },
      { keys: ['Home', 'End'], does: () => m.keys_week_ends() },
      { keys: ['Page Up', 'Page Down'], does: () => m.keys_month() },
      CHOOSE,
      SHUT,
    ],
  },
} satisfies Record<string, KeyGroup>

/** The key groups of the page, or of the panel `scope`. The top bar's keys are not the page's. */
export const keysIn = (scope: Element): KeyGroup[] =>
  Object.values<KeyGroup>(KEY_GROUPS).filter(
    ({ selector }) => !selector || (scope.querySelector('main') ?? scope).querySelector(selector),
  )
