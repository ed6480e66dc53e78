// @vitest-environment jsdom
/**
 * Every screen over an API that deviates from the contract (CTR-07): each screen renders, no dialog opens, and no text is
 * broken. New screens (tests/pages.ts) and operations are included automatically. The gate opens each screen once, with a kind
 * per call and per row of its lists chosen by a seed; `npm run sweep` plays each kind separately.
 */
import { m } from '@generated/messages/messages.js'
import { isInaccessible, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operationSchemas } from '../../generated/contract-schemas.ts'
import type { OperationName } from '../../generated/registry.ts'
import { operationOf, SCREENS } from '../screens.ts'
import { answerAll, KNOWN_DAY, openPortal, usePortal } from '../support/portal-test-bed'
import { brokenTexts } from './broken-texts.ts'
import { KINDS, type Kind } from './kinds.ts'
import { skewed, withOwnIds } from './skew.ts'

usePortal({ mayDepart: true, moment: KNOWN_DAY })

/** `all` plays each kind. A seed plays a mix: the gate the same for every commit, nightly runs others. */
const { PORTAL_SWEEP: seed = '1' } = process.env
const isMixed = seed !== 'all'

/** The request with the fake API's own ids instead of numbers. */
async function ownRequest(request: Request): Promise<Request> {
  const { method, headers, signal } = request
  const body = await request.text()
  return new Request(withOwnIds(request.url), { method, headers, signal, ...(body && { body: withOwnIds(body) }) })
}

type Reply = (operation: OperationName, reply: (kind: Kind, kindOfRow?: (row: number) => Kind) => unknown) => unknown

/** Changes successful JSON replies by `give`. */
function changeReplies(give: Reply): void {
  answerAll(async (request, pass) => {
    const operation = operationOf(request.method, new URL(request.url).pathname)
    const response = await pass(await ownRequest(request))
    const schema = operation && response?.ok && operationSchemas[operation].replies[response.status]
    if (!schema || !response.headers.get('Content-Type')?.startsWith('application/json')) return response
    const { status, headers } = response
    const reply: unknown = await response.json()
    return Response.json(
      give(operation, (kind, kindOfRow = () => kind) => skewed(kind, kindOfRow, schema, reply)),
      { status, headers },
    )
  })
}

const hasHeading = () => {
  const heading = document.querySelector('h1')
  expect(heading !== null && !isInaccessible(heading)).toBe(true)
}
const dialogs = () => [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => textContent)

/** Headings of the error pages. The console guard finds the other error boundaries, which log what they catch. */
const ERROR_PAGES = [
  m.error_screen_title,
  m.error_screen_missing_title,
  m.error_screen_forbidden_title,
  m.error_screen_offline_title,
  m.payments_unreadable_title,
  m.payments_missing_title,
]

function expectWhole(): void {
  expect(ERROR_PAGES.map((title) => title()).filter((title) => document.body.textContent.includes(title))).toEqual([])
  expect(dialogs()).toEqual([])
  expect(brokenTexts()).toEqual([])
}

async function play(path: string, persona: string, give: Reply): Promise<void> {
  changeReplies(give)
  await openPortal(path, persona)
  await waitFor(() => {
    hasHeading()
    expect(document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')).toBeNull()
  })
  expectWhole()
}

/** The kind for an operation of a screen, or for a row of its reply, derived from the seed. */
function chosenKind(path: string, operation: OperationName, row?: number): Kind {
  let hash = 0x811c9dc5
  for (const character of `${seed}|${path}|${operation}|${row ?? ''}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return KINDS[(hash >>> 8) % KINDS.length] as Kind
}

for (const [path, persona] of SCREENS) {
  if (isMixed) {
    test(`${path} of ${persona} renders over replies that seed ${seed} mixes [CTR-04] [CTR-07]`, () =>
      play(path, persona, (operation, reply) =>
        reply(chosenKind(path, operation), (row) => chosenKind(path, operation, row)),
      ))
  } else {
    test.each(KINDS)(`${path} of ${persona} renders over %s [CTR-04] [CTR-07]`, (kind) =>
      play(path, persona, (_, reply) => reply(kind)),
    )
  }
}

/** The status page of each kind of order. */
const RESULTS = SCREENS.filter(([path]) => /status/.test(path))
const OUTCOMES = [
  ...['Created', 'Pending', 'Paid', 'Confirmed', 'Error', 'Canceled', 'Expired'].map((status) => ({
    status,
    paymentMethod: 'Online',
  })),
  { status: 'Created', paymentMethod: 'PrintInvoicePdf' },
  { status: 'Created', paymentMethod: 'LinkToOtherPerson', forwardEmail: 'maksaja@yritys.example' },
]

test.each(RESULTS.flatMap(([path, persona]) => OUTCOMES.map((outcome) => ({ path, persona, outcome }))))(
  '$path shows $outcome.status by $outcome.paymentMethod with the documented fields alone [CTR-07] [PAY-06]',
  async ({ path, persona, outcome }) => {
    changeReplies((operation, reply) => {
      const documented = reply('documented-only')
      return operation === 'readPaymentStatus' ? { ...(documented as object), ...outcome } : documented
    })
    await openPortal(path, persona)
    await waitFor(hasHeading)
    expectWhole()
  },
)
