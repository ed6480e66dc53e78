import { m } from '@generated/messages/messages.js'
import { useLayoutEffect, useState } from 'react'
import { usePersistedValue } from '@/browser/persisted-value'
import { Switch } from '@/ui/inputs/checkbox'
import { Dialog } from '@/ui/overlays/dialog'
import type { ModalProps } from '@/ui/overlays/modal'
import { topmostSheet } from '@/ui/overlays/open-modals'
import { helpKey, paletteKeys } from './shortcuts'

interface KeysDialogProps extends Pick<ModalProps, 'returnFocusTo'> {
  /** Set when opened by `?`: then a page without its own keys opens nothing. */
  onlyOwn: boolean
  onClose: () => void
}

/** PAL-08: lists the keys of the page, or of the open panel. */
export function KeysDialog({ onlyOwn, onClose, returnFocusTo }: KeysDialogProps) {
  const isOn = usePersistedValue(helpKey)
  const [groups] = useState(() => keysIn(topmostSheet() ?? document.body))
  const isNeedless = onlyOwn && groups.every(({ selector }) => selector === undefined)
  // A layout effect closes it before the next key. A later effect could close the quick search that this key has opened.
  useLayoutEffect(() => {
    if (isNeedless) onClose()
  }, [isNeedless, onClose])
  if (isNeedless) return null
  return (
    <Dialog title={m.keys_title()} closeLabel={m.keys_close()} onClose={onClose} returnFocusTo={returnFocusTo}>
      {groups.map(({ title, keys }) => (
        <section key={title()}>
          <h3 className="mb-2 font-semibold">{title()}</h3>
          <dl className="space-y-2">
            {keys().map((key) => (
              <div key={key.does()} className="flex items-start justify-between gap-4">
                <dt className="min-w-0">{key.does()}</dt>
                <dd className="flex shrink-0 gap-1">
                  {key.keys.map((name) => (
                    <Key key={name} name={name} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={m.keys_switch()}
        hint={m.keys_switch_hint()}
        checked={isOn}
        onChange={({ target }) => helpKey.set(target.checked)}
      />
    </Dialog>
  )
}

function Key({ name }: { name: string }) {
  const spoken = KEY_NAMES[name]
  return (
    <kbd className="rounded-md border border-border px-2 text-sm">
      {spoken ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="sr-only">{spoken()}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  )
}

/** Each key as printed on the keyboard, with a name for screen readers if it is a symbol. */
const KEY_NAMES: Record<string, () => string> = {
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
      ...(helpKey.get() ? [{ keys: ['?'], does: () => m.keys_show() }] : []),
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
const keysIn = (scope: Element): KeyGroup[] =>
  Object.values<KeyGroup>(KEY_GROUPS).filter(
    ({ selector }) => !selector || (scope.querySelector('main') ?? scope).querySelector(selector),
  )
