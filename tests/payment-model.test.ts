/**
 * Model-based test of a payment: the portal (src/payments), the fake API and the fake provider, driven by a payer who submits,
 * loses replies, reloads, goes Back, pays, cancels and waits in any order, compared with a small model of the specification
 * (PAY-20). Money must move once, and the portal must report the truth.
 */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterLostHandOff, canPayAgain, isAwaited, isFailure, outcomeOf } from '@/payments/payment-outcome'
import { storeHandOff, takeHandOff } from '@/payments/provider-redirect'
import { PaymentStatus } from '../generated/api/model'
import { CHOICES, type Choice, decide, handOff, paymentOf } from '../mocks/provider/outcomes'
import { ledgerOf } from './support/ledger'
import { type Client, ORIGIN, read, startApi } from './support/mock-client'

const RUNS = 700
/** The database grows with each payment; replacing it now and then keeps the speed of runs constant. */
const RUNS_OF_ONE_API = 100
const COMPANY = 'c-8'
const USER = 'riikka.salminen'
const SUM = 12_300
const DAY_MS = 86_400_000
const ONLINE = { method: 'Online', methodCode: 'FI02' } as const

type Api = ReturnType<typeof startApi>

interface Later {
  at: number
  status: PaymentStatus
}

/** The expected state. Times are ms of the fake clock since the run began. */
interface Model {
  now: number
  /** The payer's current page. */
  place: 'form' | 'hand-off' | 'provider' | 'status'
  /** The newest payment of the order. */
  status: PaymentStatus | 'none'
  createdAt: number
  later: Later | undefined
  /** Whether the provider has decided the outcome. */
  isDecided: boolean
}

/** Applies the effects of time: a delayed report, and expiry after 14 unpaid days. */
function settle(model: Model) {
  if (model.later && model.now >= model.later.at) {
    model.status = model.later.status
    model.later = undefined
  }
  const isUnpaid = (model.status === 'Created' || model.status === 'Pending') && !model.isDecided
  if (isUnpaid && model.now - model.createdAt > 14 * DAY_MS) model.status = 'Expired'
}

const OUTCOMES: Record<Choice, (now: number) => { status?: PaymentStatus; later?: Later }> = {
  pay: () => ({ status: 'Paid' }),
  close: () => ({ status: 'Paid' }),
  twice: () => ({ status: 'Paid' }),
  cancel: () => ({ status: 'Canceled' }),
  tampered: () => ({ status: 'Canceled' }),
  fail: () => ({ status: 'Error' }),
  delay: (now) => ({ status: 'Confirmed', later: { at: now + 2 * DAY_MS, status: 'Paid' } }),
  pending: (now) => ({ later: { at: now + 15_000, status: 'Paid' } }),
  early: (now) => ({ status: 'Created', later: { at: now + 9000, status: 'Paid' } }),
}

/** The system under test: a payer's browser and the fake API. */
class Payer {
  paymentId = ''
  orderId = ''
  constructor(
    readonly api: Api,
    public client: Client,
    readonly accountNumber: string,
  ) {}

  async now() {
    const { clockOffset } = await this.api.database.meta()
    return Date.now() + clockOffset
  }

  async status(): Promise<PaymentStatus> {
    // The status as the contract reports it.
    return read(await this.client.get(`/api/payments/${this.paymentId}/status`), 'status') as PaymentStatus
  }

  async start() {
    const url = `${ORIGIN}/load-account/status/${this.paymentId}`
    const answer = await this.client.post('/api/payments', {
      locale: 'fi',
      orderType: 'deposit',
      paymentPublicId: this.paymentId,
      successUrl: url,
      cancelUrl: url,
      errorUrl: url,
      delayedPaymentUrl: url,
    })
    if (answer.status === 200) storeHandOff(this.paymentId, { actionUrl: `${ORIGIN}/mock-provider`, formParams: {} })
    return answer.status
  }

  /** On the provider's page: arrival, and a choice if given. */
  async atProvider(choice?: Choice) {
    const now = await this.now()
    await this.api.inDb((db) => {
      const payment = paymentOf(db, COMPANY, this.paymentId)
      if (!payment) throw new Error(`no payment ${this.paymentId}`)
      const handed = choice === undefined ? handOff(db, payment, now) : payment
      if (choice !== undefined) decide(db, handed, choice, now)
    })
  }

  async booked() {
    const ledger = await this.api.inDb((db) => ledgerOf(db, COMPANY))
    expect(ledger.moved).toBe(ledger.balance)
    return ledger.deposits[this.orderId]
  }
}

type PaymentCommand = fc.AsyncCommand<Model, Payer>

/** How often each status was reached; the runs must cover all of them. */
const reached = new Map<PaymentStatus, number>()

/** Checked after every command: status, what the portal reports, and the ledger. */
async function agree(model: Model, payer: Payer) {
  settle(model)
  if (model.status === 'none') return
  const status = await payer.status()
  expect(status).toBe(model.status)
  reached.set(status, (reached.get(status) ?? 0) + 1)
  const outcome = outcomeOf({ status, paymentMethod: 'Online' })
  const booked = await payer.booked()
  expect(booked).toEqual(status === 'Paid' ? { times: 1, sum: SUM } : undefined)
  // Reported paid exactly when it is; a payment that is paid or in progress is not offered again.
  expect(outcome === 'paid').toBe(booked !== undefined)
  expect(canPayAgain(status)).toBe(isFailure(outcome) && status !== 'Expired')
  expect(isAwaited({ status, paymentMethod: 'Online' })).toBe(status === 'Created')
}

const created = (model: Model) => {
  model.status = 'Created'
  model.createdAt = model.now
  model.later = undefined
  model.isDecided = false
}

/** Submits a new deposit. If its reply is lost, the payer starts again and the first deposit stays unpaid. */
class Press implements PaymentCommand {
  constructor(readonly isLost: boolean) {}
  check = (model: Readonly<Model>) => model.place === 'form' && model.status === 'none'
  async run(model: Model, payer: Payer) {
    const body = { payment: ONLINE, accountNumber: payer.accountNumber, amount: SUM }
    const answer = await payer.client.post('/api/company-accounts/deposits', body)
    expect(answer.status).toBe(201)
    const orderId = String(read(answer, 'depositOrderId'))
    if (this.isLost) {
      const { deposits } = await payer.api.inDb((db) => ledgerOf(db, COMPANY))
      expect(deposits[orderId]).toBeUndefined()
      return
    }
    payer.orderId = orderId
    payer.paymentId = String(read(answer, 'paymentId'))
    expect(await payer.start()).toBe(200)
    created(model)
    model.place = 'hand-off'
    await agree(model, payer)
  }
  toString = () => (this.isLost ? 'press, answer lost' : 'press')
}

/** The hand-off page posts its form; the form can be taken only once (PAY-12). */
class HandOver implements PaymentCommand {
  check = (model: Readonly<Model>) => model.place === 'hand-off'
  async run(model: Model, payer: Payer) {
    expect(takeHandOff(payer.paymentId)).toBe(true)
    expect(takeHandOff(payer.paymentId)).toBe(false)
    await payer.atProvider()
    if (model.status === 'Created') model.status = 'Pending'
    model.place = 'provider'
    await agree(model, payer)
  }
  toString = () => 'hand over'
}

/** The payer chooses on the provider's page, also again, in another tab or after the end: the first choice counts. */
class Decide implements PaymentCommand {
  constructor(readonly choice: Choice) {}
  check = (model: Readonly<Model>) => model.place === 'provider'
  async run(model: Model, payer: Payer) {
    await payer.atProvider(this.choice)
    const isOpen = !model.isDecided && (model.status === 'Created' || model.status === 'Pending')
    if (isOpen) {
      const { status, later } = OUTCOMES[this.choice](model.now)
      model.status = status ?? model.status
      model.later = later
      model.isDecided = true
    }
    model.place = this.choice === 'close' ? 'provider' : 'status'
    await agree(model, payer)
  }
  toString = () => this.choice
}

/** Reload of the hand-off page, or Back to it: the status is read before anything is cancelled (PAY-25). */
class LoseHandOff implements PaymentCommand {
  check = (model: Readonly<Model>) => model.place === 'hand-off' || model.place === 'provider'
  async run(model: Model, payer: Payer) {
    // A reload loses the form, which is only in memory.
    takeHandOff(payer.paymentId)
    if (afterLostHandOff(await payer.status()) === 'cancel') {
      const { status } = await payer.client.get(`/order/status/${payer.paymentId}`)
      // A payment in progress can no longer be cancelled, whatever its status.
      expect(status).toBe(model.later ? 409 : 204)
      if (!model.later) {
        model.status = 'Canceled'
        model.isDecided = true
      }
    }
    model.place = 'status'
    await agree(model, payer)
  }
  toString = () => 'reload or Back'
}

/** "Back to payment" in any state: the API allows exactly what the portal offers (DEP-10). */
class PayAgain implements PaymentCommand {
  check = (model: Readonly<Model>) => model.place === 'status'
  async run(model: Model, payer: Payer) {
    const offered = canPayAgain(await payer.status())
    const answer = await payer.client.post('/api/deposit-order-payments', {
      paymentId: payer.paymentId,
      payment: ONLINE,
    })
    expect(answer.status).toBe(offered && !model.later ? 201 : 409)
    if (answer.status === 201) {
      payer.paymentId = String(read(answer, 'paymentId'))
      expect(await payer.start()).toBe(200)
      created(model)
      model.place = 'hand-off'
    }
    await agree(model, payer)
  }
  toString = () => 'pay again'
}

/** Time passes: seconds, days or weeks. */
class Wait implements PaymentCommand {
  constructor(readonly ms: number) {}
  check = () => true
  async run(model: Model, payer: Payer) {
    model.now += this.ms
    await payer.api.travel({ ms: this.ms })
    // A session lasts an hour, so log in again.
    if (this.ms >= DAY_MS) payer.client = await payer.api.logIn(USER)
    await agree(model, payer)
  }
  toString = () => `wait ${this.ms} ms`
}

const commands = [
  // Every run needs it first, so its weight is higher.
  fc.constantFrom(false, false, true).map((isLost) => new Press(isLost)),
  fc.constant(new Press(false)),
  fc.constant(new HandOver()),
  fc.constant(new HandOver()),
  // Outcomes with a single choice have a higher weight, so that runs reach them often enough.
  fc
    .constantFrom<Choice>(...CHOICES, 'fail', 'fail', 'fail', 'fail', 'fail', 'delay', 'delay', 'delay', 'delay')
    .map((choice) => new Decide(choice)),
  fc.constant(new LoseHandOff()),
  fc.constant(new PayAgain()),
  fc.constantFrom(3000, 9000, 15_000, 2 * DAY_MS, 15 * DAY_MS).map((ms) => new Wait(ms)),
]

test('moves money once and reports the truth in any sequence of payer actions [PAY-12] [PAY-20] [PAY-25]', async () => {
  let runs = 0
  let api = startApi()
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 24, size: 'max' }), async (chosen) => {
      if (runs % RUNS_OF_ONE_API === 0) api = startApi()
      runs += 1
      const client = await api.logIn(USER)
      const { accounts } = (await client.get('/api/company-accounts')).body as {
        accounts: { companyAccountId: string }[]
      }
      const accountNumber = accounts[0]?.companyAccountId ?? ''
      const model: Model = { now: 0, place: 'form', status: 'none', createdAt: 0, later: undefined, isDecided: false }
      await fc.asyncModelRun(() => ({ model, real: new Payer(api, client, accountNumber) }), chosen)
    }),
    { numRuns: RUNS },
  )
  // Each status was reached often enough to be meaningful.
  const rare = Object.values(PaymentStatus).filter((status) => (reached.get(status) ?? 0) < 20)
  expect(rare).toEqual([])
}, 120_000)
