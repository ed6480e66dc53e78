import { act, renderHook } from '@testing-library/react'
import { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { setCurrentLocale } from '@/language/locale'

let root: Root
let place: HTMLElement
/** The body: modals are portalled to its end. */
export let host: HTMLElement

/** Gives each test of the file a fresh page in Finnish. */
export function useFreshPage(): void {
  beforeEach(() => {
    // jsdom has neither popovers nor modals.
    HTMLElement.prototype.showPopover = function showPopover() {
      if (!this.isConnected) throw new DOMException('it is not in the page', 'InvalidStateError')
    }
    HTMLElement.prototype.hidePopover = () => {}
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    setCurrentLocale('fi')
    host = document.body
    place = host.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
}

export const render = (node: ReactNode): void => act(() => root.render(node))

/** No style sheet is loaded, so nothing takes its pointer events away: checking that took a fifth of each click. */
export const UNCHECKED = { pointerEventsCheck: PointerEventsCheckLevel.Never }

/** What a hook returns now. */
export function readHook<Value>(hook: () => Value): Value {
  const { result, unmount } = renderHook(hook)
  unmount()
  return result.current
}

/** The first element of a tag that a selector narrows down. */
export function find<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, rest = ''): HTMLElementTagNameMap[Tag] {
  const found = host.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${rest}`)
  if (!found) throw new Error(`nothing matches ${tag}${rest} in ${host.innerHTML}`)
  return found
}

export const input = (name: string): HTMLInputElement => find('input', `[name="${name}"]`)

/** Types into a controlled input as a browser does. */
export function type(name: string, text: string): void {
  const element = input(name)
  act(() => {
    element.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Moves focus away from a field. */
export const leave = (name: string): void => act(() => input(name).blur())

/** Runs an action and its consequences for a few tasks. What takes longer, such as a lazy import, the test waits for. */
export async function settle(action: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    action()
    await new Promise((done) => setTimeout(done))
    // Submitting takes a few tasks, because validation is asynchronous.
    for (let task = 0; task < 5; task += 1) {
      await new Promise((done) => setTimeout(done))
      // In jitter mode, wait for delayed results too.
      if (globalThis.jitter?.isBusy()) task = -1
    }
  })
}

/** The message under a field, '' when there is none. */
export const messageOf = (name: string): string =>
  input(name).closest('[data-slot=field]')?.querySelector('[data-slot=field-message]')?.textContent ?? ''
