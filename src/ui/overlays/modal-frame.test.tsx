// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { host, render, settle, useFreshPage } from '../../../tests/support/mount-in-test'
import { Tabs } from '../navigation/tabs'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { topmostModal } from './open-modals'
import { Sheet } from './sheet'

useFreshPage()
afterEach(() => vi.restoreAllMocks())

const MODALS: [string, ReactNode][] = [
  [
    'a dialog',
    <Dialog key="dialog" title="Kysymys">
      Teksti
    </Dialog>,
  ],
  [
    'an alert dialog',
    <Dialog key="alert" title="Kysymys" describedBy="text">
      <p id="text">Teksti</p>
    </Dialog>,
  ],
  [
    'a slide-out',
    <Sheet key="sheet" title="Kysymys" onClose={() => undefined}>
      Teksti
    </Sheet>,
  ],
  [
    'a confirm dialog',
    <ConfirmDialog
      key="confirm"
      title="Kysymys"
      confirmLabel="Kyllä"
      cancelLabel="Ei"
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  ],
]

it.each(MODALS)(
  '%s inside a hidden tab panel is rendered at the end of the body, so that it is visible [ACC-05]',
  (_, modal) => {
    render(
      <Tabs
        label="Profiili"
        value="password"
        onValueChange={() => undefined}
        tabs={[
          { value: 'details', label: 'Tiedot', content: modal, keepMounted: true },
          { value: 'password', label: 'Salasana', content: null },
        ]}
      />,
    )
    expect(host.querySelector('[hidden]')).not.toBeNull()
    const dialog = host.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(dialog?.parentElement).toBe(document.body)
  },
)

it('the second click of a double click does not close the dialog that the first one opened; a click on the backdrop does', () => {
  const close = vi.fn()
  render(
    <ConfirmDialog title="Kysymys" confirmLabel="Kyllä" cancelLabel="Ei" onConfirm={() => undefined} onClose={close} />,
  )
  const dialog = host.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
  const pressBeside = (detail: number) =>
    act(() => {
      const where = { bubbles: true, clientX: 20, clientY: 20, detail }
      dialog.dispatchEvent(new MouseEvent('pointerdown', where))
      dialog.dispatchEvent(new MouseEvent('click', where))
    })
  pressBeside(2)
  expect(close).not.toHaveBeenCalled()
  pressBeside(1)
  expect(close).toHaveBeenCalledOnce()
})

it('every modal of the portal uses ModalFrame', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const own = files.filter((file) => /<dialog\b|\.showModal\(\)/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(own).toEqual(['ui/overlays/modal-frame.tsx'])
})

it('focuses the page’s heading after closing when no element was focused before', async () => {
  const withDialog = (open: boolean) => (
    <>
      <main>
        <h1 tabIndex={-1}>Työntekijät</h1>
      </main>
      {open && <Sheet title="Ahola, Liisa">Teksti</Sheet>}
    </>
  )
  render(withDialog(true))
  expect(document.activeElement?.textContent).toBe('Ahola, Liisa')
  render(withDialog(false))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Työntekijät'))
})

it.each([
  ['at once', 'one by one', ['Ahola, Liisa']],
  ['in a later commit', 'one by one', [undefined, 'Ahola, Liisa']],
  ['at once', 'in one task', ['Ahola, Liisa']],
] as const)(
  'a modal that replaces another %s stays under the one opened above it, which keeps the focus; closing both %s returns to the first opener [PAL-09]',
  async (_, closing, next) => {
    const shown: string[] = []
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
      this.open = true
      shown.push(this.getAttribute('aria-label') ?? this.querySelector('h2')?.textContent ?? '')
    })
    const stack = (under: string | undefined, isSearching: boolean) => (
      <>
        <main>
          <h1 tabIndex={-1}>Työntekijät</h1>
          <button type="button">Ahola</button>
        </main>
        {under && (
          <Sheet key={under} title={under}>
            Teksti
          </Sheet>
        )}
        {isSearching && (
          <Dialog key="search" title="Haku">
            <input data-autofocus aria-label="Haku" />
          </Dialog>
        )}
      </>
    )
    render(stack(undefined, false))
    act(() => host.querySelector('button')?.focus())
    render(stack('Ladataan', false))
    render(stack('Ladataan', true))
    for (const under of next) render(stack(under, true))
    expect(shown).toEqual(['Ladataan', 'Haku', 'Ahola, Liisa', 'Haku'])
    expect(document.activeElement?.tagName).toBe('INPUT')
    expect(topmostModal()?.textContent).toContain('Haku')
    await settle()
    render(stack('Ahola, Liisa', false))
    if (closing === 'one by one')
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Ahola, Liisa'))
    render(stack(undefined, false))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Ahola'))
  },
)

it('a modal that is replaced while another opens stays under it [PAL-09]', () => {
  const stack = (under: string, isSearching: boolean) => (
    <>
      {isSearching && <Dialog title="Haku">Hae</Dialog>}
      <Sheet key={under} title={under}>
        Teksti
      </Sheet>
    </>
  )
  render(stack('Ladataan', false))
  render(stack('Ahola, Liisa', true))
  expect(topmostModal()?.textContent).toContain('Haku')
})
