// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { Dialog } from '@/ui/overlays/dialog'
import { Sheet } from '@/ui/overlays/sheet'
import { host, render, useFreshPage } from '../../tests/support/mount-in-test'
import { NotificationRegion } from './notification-region'
import { closeAllNotifications, notify } from './notifications'

useFreshPage()
afterEach(() => {
  vi.restoreAllMocks()
  act(closeAllNotifications)
})

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

const save = () => act(() => notify({ level: 'success', isPersistent: true, text: () => 'Tallennettu.' }))

/** With a modal that may be open. */
const page = (modal: ReactNode) => (
  <>
    {modal}
    <NotificationRegion />
  </>
)

const region = () => host.querySelector('[data-slot=toast-region]')

it.each(MODALS)(
  'notifications are inside %s while it is open, and on the page again afterwards [NAV-09]',
  async (_, modal) => {
    render(page(modal))
    expect(region()?.parentElement).toBe(host.querySelector('dialog'))
    save()
    await vi.waitFor(() =>
      expect(host.querySelector('dialog [data-slot=toast]')?.textContent).toContain('Tallennettu.'),
    )
    render(page(null))
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
      {page(null)}
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
  save()
  await vi.waitFor(() => expect(region()?.className).toContain('top-top-bar'))
  expect(region()?.className).not.toContain('bottom-0')
})

it('a notification does not move because of the button that opens a dialog, which may still have the focus [NAV-09]', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 80, 300, 60))
  save()
  render(
    <>
      <button type="button">Avaa</button>
      {page(<Dialog title="Kysymys">Teksti</Dialog>)}
    </>,
  )
  act(() => host.querySelector('button')?.focus())
  await vi.waitFor(() => expect(region()?.textContent).toContain('Tallennettu.'))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(region()?.className).toContain('top-top-bar')
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
  render(page(sheet))
  act(() => host.querySelector('input')?.focus())
  save()
  await vi.waitFor(() => expect((region() as HTMLElement).style.bottom).toBe('72px'))
  expect(region()?.className).not.toContain('top-top-bar')
  act(closeAllNotifications)
  expect([region()?.className, (region() as HTMLElement).style.bottom]).toEqual([
    expect.stringContaining('top-top-bar'),
    '',
  ])
})
