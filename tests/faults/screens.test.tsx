// @vitest-environment jsdom
/**
 * Every screen × its calls × the ways to fail, in the whole portal: a heading and a link or button must remain. New routes are
 * included automatically (tests/pages.ts). `npm run faults` plays all of it in a browser, the gate a sample.
 */
import { isInaccessible, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperationName } from '../../generated/registry.ts'
import { operationOf, SCREENS } from '../screens.ts'
import { allowConsole } from '../support/expected-console'
import { beginAnew, openPortal, plan, sent, usePortal } from '../support/portal-test-bed'

usePortal({ mayDepart: true })

const KINDS = ['500:internal_error', 'html', 'malformed', 'wrong-shape', 'offline']

/** Errors caught by an error boundary: the fault itself, or an exception on a reply of another shape. */
const CAUGHT = /^(ApiError|RangeError|TypeError): |Error in route match/

/** The screen has its heading and is not loading. */
const settled = () =>
  waitFor(
    () => {
      const heading = document.querySelector('h1')
      expect(heading !== null && !isInaccessible(heading)).toBe(true)
      expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull()
    },
    { timeout: 20_000 },
  )

const wayOn = () =>
  [...document.querySelectorAll('main a, main button, dialog a, dialog button')].find((way) => !isInaccessible(way))

for (const [index, [path, persona]] of SCREENS.entries()) {
  test(`${path} of ${persona} keeps a heading and a link or button whatever fails`, async () => {
    allowConsole(CAUGHT)
    await openPortal(path, persona)
    await settled()
    const calls = new Set(sent.map(({ method, url }) => operationOf(method, new URL(url).pathname)))
    calls.delete(undefined)
    expect(calls.size).toBeGreaterThan(0)
    for (const [at, call] of [...(calls as Set<OperationName>)].entries()) {
      const fault = `${call}:${KINDS[(index + at) % KINDS.length]}`
      await beginAnew()
      await plan(fault)
      await openPortal(path, persona)
      await settled()
      expect(wayOn(), fault).toBeDefined()
    }
  })
}
