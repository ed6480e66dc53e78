// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPERATOR_OPTIONS } from '@/domain/company-choices'
import { Calendar } from '@/forms/fields/calendar'
import { OperatorSelect } from '@/forms/fields/operator-select'
import { Button } from '@/ui/inputs/button'
import { Tabs } from '@/ui/navigation/tabs'
import { Popover } from '@/ui/overlays/popover'
import { Sheet } from '@/ui/overlays/sheet'
import { plainDate } from '@/values/dates/plain-date'
import { KEY_GROUPS, KeysDialog } from './keys-dialog'
import { helpKey } from './shortcuts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, 'closed')
  }
})
afterEach(cleanup)

const NAMES = ['Aino', 'Eino', 'Väinö']
const [first = '', second = ''] = OPERATOR_OPTIONS.map(({ label }) => label)
const focused = () => document.activeElement?.textContent
const isOpen = (role: string) => screen.queryByRole(role) !== null

function ThreeTabs() {
  const [value, setValue] = useState('Eino')
  return (
    <Tabs
      label="Nimet"
      value={value}
      onValueChange={setValue}
      tabs={NAMES.map((name) => ({ value: name, label: name, content: name }))}
    />
  )
}

function ClosingSheet() {
  const [open, setOpen] = useState(true)
  return (
    open && (
      <Sheet title="Aino" onClose={() => setOpen(false)}>
        Teksti
      </Sheet>
    )
  )
}

function Operators() {
  const [value, setValue] = useState('')
  return <OperatorSelect id="operator" value={value} onChange={setValue} onBlur={() => undefined} />
}

let chosen: string | undefined
const day = () => (document.activeElement as HTMLElement).getAttribute('aria-label')
const highlighted = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent

type Press = [key: string, state: () => unknown, is: unknown]

/** For each key group a component that handles it, and the state after each press; `again` remounts it. */
const PROOFS: Record<
  Exclude<keyof typeof KEY_GROUPS, 'everywhere'>,
  { draw: () => ReactNode; ready?: () => unknown; presses: Press[]; again?: Press[] }
> = {
  panel: {
    draw: () => <ClosingSheet />,
    presses: [['Esc', () => isOpen('dialog'), false]],
  },
  tabs: {
    draw: () => <ThreeTabs />,
    ready: () => screen.getByRole('tab', { selected: true }).focus(),
    presses: [
      ['→', focused, 'Väinö'],
      ['←', focused, 'Eino'],
      ['Home', focused, 'Aino'],
      ['End', focused, 'Väinö'],
    ],
  },
  combobox: {
    draw: () => <Operators />,
    ready: () => screen.getByRole('combobox').focus(),
    presses: [
      ['↓', () => isOpen('listbox'), true],
      ['↓', highlighted, expect.stringContaining(second)],
      ['↑', highlighted, expect.stringContaining(first)],
      ['Enter', () => screen.getByRole<HTMLInputElement>('combobox').value, first],
      ['↓', () => isOpen('listbox'), true],
      ['Esc', () => isOpen('listbox'), false],
    ],
  },
  calendar: {
    draw: () => <Month />,
    ready: openPopover,
    presses: [
      ['→', day, expect.stringContaining('12. marraskuuta')],
      ['←', day, expect.stringContaining('11. marraskuuta')],
      ['↓', day, expect.stringContaining('18. marraskuuta')],
      ['↑', day, expect.stringContaining('11. marraskuuta')],
      ['Home', day, expect.stringContaining('9. marraskuuta')],
      ['End', day, expect.stringContaining('15. marraskuuta')],
      ['Page Down', day, expect.stringContaining('15. joulukuuta')],
      ['Page Up', day, expect.stringContaining('15. marraskuuta')],
      ['Enter', () => chosen, '2026-11-15'],
      ['Esc', () => isOpen('grid'), false],
    ],
  },
}

const KEYS: Record<string, string> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Esc: 'Escape',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
}

function Month() {
  return (
    <Popover label="Kalenteri" trigger={(props) => <Button {...props}>Avaa</Button>}>
      {() => <Calendar value={plainDate('2026-11-11')} onChoose={(date) => (chosen = date)} />}
    </Popover>
  )
}

const toggle = (panel: Element, newState: 'open' | 'closed') =>
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))

/** jsdom does not implement popovers, so showing one is simulated. */
function openPopover() {
  const panel = document.querySelector('[popover]')
  if (panel) {
    panel.removeAttribute('popover')
    act(() => void toggle(panel, 'open'))
  }
  screen.getByRole('grid')
}

async function press(presses: readonly Press[]) {
  for (const [key, state, is] of presses) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence, as a user does
    await userEvent.keyboard(`{${KEYS[key] ?? key}}`)
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence, as a user does
    await waitFor(() => expect(state(), key).toEqual(is))
  }
}

test.each(Object.entries(PROOFS))(
  'the listed keys of %s work [PAL-08]',
  async (group, { draw, ready, presses, again = [] }) => {
    chosen = undefined
    const told = KEY_GROUPS[group as keyof typeof PROOFS].keys().flatMap(({ keys }) => keys)
    const pressed = [...presses, ...again].map(([key]) => key)
    expect([...new Set(pressed)].toSorted()).toEqual([...new Set(told)].toSorted())
    for (const run of [presses, again]) {
      render(draw())
      // oxlint-disable-next-line no-await-in-loop -- steps run in sequence
      await waitFor(() => ready?.())
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence, as a user does
      await press(run)
      cleanup()
    }
  },
)

test('on a page without own keys the list of keys closes before the next key can open anything else [PAL-08]', () => {
  const onClose = vi.fn()
  let closed: number | undefined
  function Page() {
    // Runs in the commit that draws the list, before any other key.
    useLayoutEffect(() => {
      closed ??= onClose.mock.calls.length
    })
    return <KeysDialog onlyOwn onClose={onClose} returnFocusTo={() => null} />
  }
  render(<Page />)
  expect(closed).toBe(1)
})

test('where the browser stores nothing, ? stays off while the page is open [PAL-08]', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const list = <KeysDialog onlyOwn={false} onClose={() => undefined} />
  render(list)
  await userEvent.click(screen.getByRole('switch', { checked: true }))
  cleanup()
  render(list)
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy()
  setItem.mockRestore()
  // Forgets the refused value, which the files that follow would read.
  helpKey.set(true)
})
