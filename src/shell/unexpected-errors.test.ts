// @vitest-environment jsdom

import { act } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { endSession, startSession } from '@/session/session-store'
import { useBlockingErrors } from './blocking-error'
import type { Fault } from './error-reports'
import { watchUnexpectedErrors } from './unexpected-errors'

let isOpen = false
let unmount: () => void
let watching: AbortController
let reports: Fault[]

function Popup() {
  isOpen = useBlockingErrors().length > 0
  return null
}

/** Gives an error a stack frame of the portal's origin. */
function own<E extends Error>(error: E): E {
  error.stack = `${error.name}: at ${location.origin}/assets/index.js:1:1`
  return error
}

beforeEach(() => {
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: [], isUserImpersonate: false },
    { keep: false },
  )
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Popup)))
  unmount = () => act(() => root.unmount())
  reports = []
  watching = new AbortController()
  watchUnexpectedErrors((fault) => reports.push(fault), watching.signal)
})
afterEach(() => {
  act(() => endSession('logged-out'))
  unmount()
  watching.abort()
  vi.unstubAllGlobals()
})

const throwOutside = (error: unknown) =>
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error }))
  })
const rejectUnseen = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  })

test('an uncaught error opens the popup that asks to reload [NAV-11]', () => {
  const error = own(new TypeError('x is undefined'))
  throwOutside(error)
  expect(isOpen).toBe(true)
  expect(reports).toEqual([{ kind: 'uncaught', error }])
})

test('an unhandled rejection opens the popup [NAV-11]', () => {
  const error = own(new ApiError({ kind: 'http', operation: 'readUser', status: 500 }))
  rejectUnseen(error)
  expect(isOpen).toBe(true)
  expect(reports).toEqual([{ kind: 'uncaught', error }])
})

test('errors of extensions, of the browser and of an ended session do not open the popup', () => {
  const foreign = new Error('of an extension')
  foreign.stack = 'Error: at chrome-extension://abc/content.js:1:1'
  throwOutside(foreign)
  const native = new TypeError(`Failed to update a ServiceWorker for scope ('${location.origin}/')`)
  native.stack = `TypeError: ${native.message}`
  rejectUnseen(native)
  throwOutside(null)
  rejectUnseen('a word')
  rejectUnseen(own(new ApiError({ kind: 'superseded', operation: 'readUser' })))
  expect(isOpen).toBe(false)
  expect(reports).toEqual([])
})
