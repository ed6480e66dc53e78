// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Notice } from '../content/notice'
import { Button } from '../inputs/button'
import { addOpenModal } from './open-modals'
import { recoverLostFocus } from './recover-focus'

beforeAll(recoverLostFocus)
beforeAll(() => {
  const { checkVisibility } = HTMLElement.prototype
  HTMLElement.prototype.checkVisibility = function isVisible() {
    return !this.hidden
  }
  return () => {
    HTMLElement.prototype.checkVisibility = checkVisibility
  }
})
afterEach(cleanup)

/** A list of which each press leaves out a row. */
function Rows({ names, onLeaveOut }: { names: string[]; onLeaveOut?: (name: string) => void }) {
  const [left, setLeft] = useState(names)
  return (
    <ul>
      {left.map((name) => (
        <li key={name}>
          <Button
            onClick={() => {
              setLeft(left.filter((other) => other !== name))
              onLeaveOut?.(name)
            }}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const draw = (content: ReactNode) =>
  render(
    <>
      <main id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>Tuonti</h1>
        {content}
        <Button>Jatka</Button>
      </main>
      <Button>Valikko</Button>
    </>,
  )
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const focused = () => document.activeElement as HTMLElement
const focusIs = (element: Element) => waitFor(() => expect(focused()).toBe(element))
/** Until what a removal deferred has run. */
const afterFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)))

it.each([
  ['the next row', 'Eino', 'Liisa'],
  ['the row before, if it was the last', 'Liisa', 'Eino'],
])(
  'a pressed button that leaves with its row hands the focus to %s, and Tab goes on from there [EMP-11]',
  async (_, pressed, next) => {
    draw(<Rows names={['Aino', 'Eino', 'Liisa']} />)
    await press(pressed)
    const row = button(next).parentElement as HTMLElement
    await focusIs(row)
    expect(row.matches('[tabindex="-1"][data-recovered-focus]')).toBe(true)
    await userEvent.tab()
    expect(focused()).toBe(button(next))
    await waitFor(() => expect(row.outerHTML).toMatch(/^<li><button/))
  },
)

it('the heading before a closed notice takes the focus, and keeps its own tabindex [NAV-14]', async () => {
  function Closing() {
    const [isOpen, setIsOpen] = useState(true)
    return isOpen && <Notice level="info" text="Valmis" close={{ label: 'Sulje', onClose: () => setIsOpen(false) }} />
  }
  draw(<Closing />)
  await press('Sulje')
  await focusIs(screen.getByRole('heading'))
  await userEvent.tab()
  expect(focused()).toBe(button('Jatka'))
  await waitFor(() =>
    expect(screen.getByRole('heading').matches('[tabindex="-1"]:not([data-recovered-focus])')).toBe(true),
  )
})

it('a hidden container does not take the focus, the one around it does [NAV-14]', async () => {
  draw(
    <section aria-label="Rivit">
      <Rows names={['Aino']} onLeaveOut={() => (screen.getByRole('list').hidden = true)} />
    </section>,
  )
  await press('Aino')
  await focusIs(screen.getByRole('region', { name: 'Rivit' }))
})

it('a removal takes no focus that was moved on purpose [NAV-14]', async () => {
  draw(<Rows names={['Aino']} onLeaveOut={() => requestAnimationFrame(() => button('Jatka').focus())} />)
  await press('Aino')
  await afterFrame()
  expect(focused()).toBe(button('Jatka'))
})

it.each([
  ['had left the element', () => focused().blur()],
  ['is on a new page', () => history.pushState(null, '', '/help')],
])('a removal leaves the focus alone if the user %s before it [FMT-06]', async (_, act) => {
  draw(<Rows names={['Aino', 'Eino']} />)
  button('Aino').focus()
  act()
  await Promise.resolve()
  button('Aino').parentElement?.remove()
  await afterFrame()
  expect(focused()).toBe(document.body)
})

it('while a dialog is open, nothing outside it takes the focus [NAV-14]', async () => {
  draw(
    <>
      <Rows names={['Aino']} />
      <dialog open>
        <Rows names={['Eino']} />
      </dialog>
    </>,
  )
  const { remove } = addOpenModal(screen.getByRole<HTMLDialogElement>('dialog'), null)
  await press('Aino')
  await afterFrame()
  expect(focused()).toBe(document.body)
  await press('Eino')
  await waitFor(() => expect(focused().closest('dialog')).toBeTruthy())
  remove()
})

it('a dialog that opens above the container returns the focus to it [NAV-14]', async () => {
  draw(
    <>
      <Rows names={['Aino']} />
      <dialog>
        <Button>Hae</Button>
      </dialog>
    </>,
  )
  await press('Aino')
  await focusIs(screen.getByRole('list'))
  const { remove } = addOpenModal(document.querySelector('dialog') as HTMLDialogElement, focused())
  await press('Valikko')
  remove()
  screen.getByRole('list').focus()
  expect(focused()).toBe(screen.getByRole('list'))
})

it('a focus that has moved on, and is lost again, is not taken to where it was lost first [NAV-14]', async () => {
  draw(
    <>
      <Rows names={['Aino', 'Eino']} />
      <Rows names={['Liisa', 'Outi']} />
    </>,
  )
  for (const name of ['Aino', 'Liisa']) {
    // Both within a frame: user-event would let the first recovery run between them.
    button(name).focus()
    act(() => button(name).click())
    await Promise.resolve()
  }
  await focusIs(button('Outi').parentElement as HTMLElement)
})
