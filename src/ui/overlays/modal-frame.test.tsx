// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { host, render, useFreshPage } from '../../../tests/support/mount-in-test'
import { Tabs } from '../navigation/tabs'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { topmostModal } from './open-modals'
import { Sheet } from './sheet'
import { type Toast, ToastRegion } from './toast'

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

const SAVED: Toast = { uid: 'n1', level: 'success', title: 'Tallennettu.' }

const page = (modal: ReactNode, toasts: readonly Toast[]) => (
  <>
    {modal}
    <ToastRegion toasts={toasts} onClose={() => undefined} onHoldChange={() => undefined} />
  </>
)

const region = () => host.querySelector('[data-slot=toast-region]')

it.each(MODALS)(
  'notifications are inside %s while it is open, and on the page again afterwards [NAV-09]',
  async (_, modal) => {
    render(page(modal, []))
    expect(region()?.parentElement).toBe(host.querySelector('dialog'))
    render(page(modal, [SAVED]))
    await vi.waitFor(() =>
      expect(host.querySelector('dialog [data-slot=toast]')?.textContent).toContain('Tallennettu.'),
    )
    render(page(null, [SAVED]))
    expect(host.querySelector('dialog')).toBeNull()
    // A live region must exist before its content changes.
    expect(region()?.children).toHaveLength(0)
    await vi.waitFor(() => expect(region()?.textContent).toContain('Tallennettu.'))
  },
)

it('a notification moves to the other edge instead of covering the button just pressed [NAV-09]', async () => {
  render(
    <>
      <button type="button">Tallenna</button>
      {page(null, [])}
    </>,
  )
  const button = host.querySelector('button')
  const boxes: [string, DOMRect][] = [
    ['button', new DOMRect(700, 560, 100, 40)],
    ['[data-slot=toast]', new DOMRect(600, 500, 400, 100)],
  ]
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return boxes.find(([selector]) => this.matches(selector))?.[1] ?? new DOMRect()
  })
  act(() => button?.focus())
  expect(region()?.className).toContain('bottom-0')
  render(
    <>
      <button type="button">Tallenna</button>
      {page(null, [SAVED])}
    </>,
  )
  await vi.waitFor(() => expect(region()?.className).toContain('top-top-bar'))
  expect(region()?.className).not.toContain('bottom-0')
})

it('in a slide-out a notification covers neither the focused element nor the footer’s buttons [NAV-09]', async () => {
  const sheet = (
    <Sheet title="Ahola, Liisa" footer={<button type="button">Tallenna</button>}>
      <input aria-label="Etunimi" />
    </Sheet>
  )
  vi.stubGlobal('innerHeight', 640)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (this.matches('input')) return new DOMRect(16, 90, 328, 40)
    if (this.matches('footer')) return new DOMRect(0, 568, 360, 72)
    if (!this.matches('[data-slot=toast]')) return new DOMRect()
    const { className, style } = region() as HTMLElement
    const isTop = className.includes('top-top-bar')
    return new DOMRect(8, isTop ? 72 : 640 - 70 - Number.parseInt(style.bottom || '0'), 344, 62)
  })
  render(page(sheet, []))
  act(() => host.querySelector('input')?.focus())
  render(page(sheet, [SAVED]))
  await vi.waitFor(() => expect((region() as HTMLElement).style.bottom).toBe('72px'))
  expect(region()?.className).not.toContain('top-top-bar')
  render(page(sheet, []))
  expect([region()?.className, (region() as HTMLElement).style.bottom]).toEqual([
    expect.stringContaining('top-top-bar'),
    '',
  ])
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
  ['at once', ['Ahola, Liisa']],
  ['in a later commit', [undefined, 'Ahola, Liisa']],
])(
  'a modal that replaces another %s stays under the one opened above it, which keeps the focus; closing returns to the first opener [PAL-09]',
  async (_, next) => {
    const shown: string[] = []
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
      this.open = true
      shown.push(this.getAttribute('aria-label') ?? this.querySelector('h2')?.textContent ?? '')
    })
    const stack = (under: string | undefined, isSearching: boolean) => (
      <>
        <button type="button">Ahola</button>
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
    render(stack('Ahola, Liisa', false))
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
