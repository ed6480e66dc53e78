import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '@/api/query-client'
import './loaded-engine'

type Question = { answer: (reply: unknown) => void; fail: () => void }

let root: Root | undefined
/** What the page shows. */
export let host: HTMLElement = document.createElement('div')
export let client = makeQueryClient()
/** The reads that wait for their answer. */
export let questions: Question[] = []
/** How many reads have begun. */
export let asked = 0

/** A read that waits until the test answers it. */
export const read = (): Promise<unknown> =>
  new Promise((answer, refuse) => {
    asked += 1
    questions.push({ answer, fail: () => refuse(new Error('no answer')) })
  })

/** Opens a page of its own, in a visible tab unless it says so. */
export async function open(node: ReactNode, { isHidden = false } = {}): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  questions = []
  asked = 0
  host = document.body.appendChild(document.createElement('div'))
  const page = createRoot(host)
  root = page
  await act(async () =>
    page.render(
      <QueryClientProvider client={client}>
        <Suspense>{node}</Suspense>
      </QueryClientProvider>,
    ),
  )
}

/** Leaves the page, and forgets what it read. */
export function leave(): void {
  act(() => root?.unmount())
  host.remove()
  client.clear()
}

/** Fake time, and a fresh page for each test of the file. */
export function usePollingPage(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    client = makeQueryClient()
  })
  afterEach(() => {
    leave()
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Time passes, second by second, so that React follows. */
export async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1) * 1000))
  }
}

/** Hides or shows the tab. */
export async function show(isShown: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden')
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
  })
}

/** Answers the oldest read; an Error fails it. */
export async function answer(reply: unknown): Promise<void> {
  const question = questions.shift()
  await act(async () => {
    if (reply instanceof Error) question?.fail()
    else question?.answer(reply)
    await vi.advanceTimersByTimeAsync(0)
  })
}
