import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { makeQueryClient } from '@/api/query-client'
import { makeRouter } from '@/router'
import { configureSession } from '@/session/app-port'
import { type answers, answerWith } from './answers-test-bed'

// A session that ends leaves at once.
configureSession({})
// A busy machine draws whole pages more slowly than the parts of one.
configure({ asyncUtilTimeout: 5000 })

/** The portal's own router, in a memory of its own. */
let router: ReturnType<typeof makeRouter>

/** Where the portal is, with query. */
export const address = (): string => router.state.location.href

/** Opens the portal at an address, with all its routes, over these answers. */
export async function openPortal(href: string, given: typeof answers): Promise<void> {
  answerWith(given)
  await openAt(createMemoryHistory({ initialEntries: [href] }))
}

async function openAt(history: RouterHistory) {
  const client = makeQueryClient()
  router = makeRouter(client, history)
  await act(() => router.load())
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}

/** The browser loads the page anew: nothing of it is left but storage and history. */
export async function reloadPortal(): Promise<void> {
  act(() => void dispatchEvent(new Event('pagehide')))
  const { history } = router
  cleanup()
  await openAt(history)
}

/** Goes to another address, as a link does. */
export const goTo = (href: string): Promise<void> => act(() => router.navigate({ href }))

export const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
export const box = (name: string): Promise<HTMLInputElement> => screen.findByRole('textbox', { name })
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
export const follow = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name }))

/** Puts a text into a field as a paste does, and leaves it. */
export async function fill(name: string, text: string): Promise<void> {
  await enter(await box(name), text)
}

/** The same for fields that are no text boxes, such as passwords. */
export async function fillLabelled(label: string, text: string): Promise<void> {
  await enter(await screen.findByLabelText<HTMLInputElement>(label), text)
}

async function enter(input: HTMLInputElement, text: string) {
  await userEvent.clear(input)
  await userEvent.click(input)
  if (text !== '') await userEvent.paste(text)
  await userEvent.tab()
}
