import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '@/api/queries/query-client'
import './loaded-engine'

type Question = { answer: (reply: unknown) => void; fail: () => void }

let root: Root | undefined
/** The element that contains the page. */
export let host: HTMLElement = document.createElement('div')
export let client = makeQueryClient()
/** Reads without a reply so far. */
export let questions: Question[] = []
/** Number of reads so far. */
export let requestCount = 0

/** A read that stays pending until the test answers it. */
export const read = (): Promise<unknown> =>
  new Promise((answer, refuse) => {
    requestCount += 1
    questions.push({ answer, fail: () => refuse(new Error('no answer')) })
  })

/** Opens a page, by default in a visible tab. */
export async function open(node: ReactNode, { isHidden = false } = {}): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  questions = []
  requestCount = 0
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

/** Leaves the page and clears its cache. */
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

/** Advances time second by second, so that React can update. */
export async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1) * 1000))
  }
}

/** Advances time second by second, and answers each read when it comes. */
export async function passAnswering(seconds: number, reply: unknown): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await pass(1)
    if (questions.length > 0) await answer(reply)
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

/** Answers the oldest read; an Error rejects it. */
export async function answer(reply: unknown): Promise<void> {
  const question = questions.shift()
  await act(async () => {
    if (reply instanceof Error) question?.fail()
    else question?.answer(reply)
    await vi.advanceTimersByTimeAsync(0)
  })
}
