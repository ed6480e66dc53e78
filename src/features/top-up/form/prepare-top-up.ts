import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/api/api-error'
import { addCosts, costsOfEach, type LoadCosts } from '@/domain/top-ups/costs'
import { scheduledBefore } from '@/domain/top-ups/planned-top-ups'
import { setFormNotice } from '@/forms/form-notice-store'
import { today } from '@/values/clock'
import { type Cents, cents } from '@/values/money'
import { type PlainDate, plainDate } from '@/values/plain-date'
import type { SentTopUp } from '../outcome/unknown-outcome'
import { readFresh } from '../queries'
import { lowestAvailable, recipientRows } from '../recipients/employee-choice'
import type { EmployeeChoice } from '../recipients/use-employee-choice'
import type { PlannedSeries } from '../series/planned-series'
import { type DryRun, dryRun } from './dry-run'
import { type Difference, readLastLoad, sinceLastLoad } from './last-load'
import { type AmountGroup, groupByAmount, idsOf } from './own-amounts'
import { findTwin } from './same-top-up'
import { type BodyOfTopUpForm, type TopUpFacts, type TopUpValues, topUpBody, topUpForm } from './top-up-form'

/** What a confirmation shows, and exactly what its press sends. */
export interface PreparedTopUp extends SentTopUp {
  run: DryRun
  /** What each gets, by employee id. */
  amounts: ReadonlyMap<string, Cents>
  /** Where amounts differ: one load for each, sent one after another instead of the body. */
  series?: PlannedSeries | undefined
  costs: LoadCosts
  balance: Cents
  feePercentage: number
  vatPercentage: number
  scheduledOn: PlainDate | undefined
  scheduledBefore?: Cents | undefined
  /** A load of the last day that gave the same people the same sum of the same benefit. */
  twin: TopUpLoad | undefined
  /** What the benefit was loaded last, to tell the difference (WHY-03); undefined when there is nothing to compare with. */
  last?: Difference[] | undefined
  lastDay?: PlainDate | undefined
}

/** What a confirmation stands on: when any of it is another now, it was not what was confirmed. */
export const standsOn = ({ body, series, before, balance, costs, twin }: PreparedTopUp): string =>
  JSON.stringify([series?.loads ?? body, [...before].toSorted(), balance, costs.total, twin?.id])

interface PrepareInput {
  client: QueryClient
  form: AnyFormApi
  body: BodyOfTopUpForm
  value: TopUpValues
  choice: EmployeeChoice
  facts: TopUpFacts
}

/**
 * Reads the figures anew for the confirmation. Undefined, with a notice in the form, when a load runs (TOP-12), when the
 * figures no longer allow what was chosen, or cannot be read. @throws ApiError that the form shows (NAV-14)
 */
export async function prepareTopUp(input: PrepareInput): Promise<PreparedTopUp | undefined> {
  const { client, form, body, value, choice, facts } = input
  const { vatPercentage } = facts
  if (facts.count === 0 || vatPercentage === undefined) return undefined
  const refuse = (text: () => string) => {
    setFormNotice(form, { level: 'error', text })
    return undefined
  }
  const benefit = body.benefitType
  const scheduledOn = body.scheduledOn === undefined ? undefined : plainDate(body.scheduledOn)
  const ids = facts.groups ? idsOf(facts.groups) : choice.chosen.map(({ id }) => id)
  const fresh = await readFresh(client, { benefit, scheduledOn, ids }).catch((error: unknown) => {
    // A refusal of the server says why; of everything else it is enough that nothing was done.
    if (!isApiError(error) || error.kind === 'superseded' || (error.kind === 'http' && error.status < 500)) throw error
    return undefined
  })
  if (!fresh) return refuse(() => m.top_up_unread())
  if (fresh.isPending) return refuse(() => m.error_top_up_in_progress())

  const { feePercentage } = fresh.employees.availableBenefitSettings
  const rows = recipientRows(fresh.employees.beneficiaries, benefit)
  const run = withTooLittle(
    dryRun({ rows, selected: new Set(ids), showOnHold: value.showOnHold, benefit, everybody: fresh.everybody }),
    choice,
  )
  const groups = groupByAmount(run.getting, value.amountKind, scheduledOn ?? today())
  const count = groups ? idsOf(groups).length : run.getting.length
  const now = { ...facts, balance: fresh.balance, feePercentage, count, groups, lowest: lowestAvailable(run.getting) }
  const isStillValid = Object.keys(topUpForm(now).errors(value)).length === 0
  if (count !== ids.length || !isStillValid) return refuse(() => m.top_up_changed())

  const planned = groups ?? [{ amount: cents(Number(body.amount)), ids: run.getting.map(({ id }) => id) }]
  const loads = planned.map(({ amount, ids: own }) => ({
    body: topUpBody({ ...body, amount: String(amount) }, own),
    ...costsOfEach(amount, own.length, { feePercentage, vatPercentage }),
  }))
  const [first] = loads
  if (!first) return refuse(() => m.top_up_changed())
  const amounts = new Map(planned.flatMap(({ amount, ids: own }) => own.map((id) => [id, amount] as const)))
  const before = new Set(fresh.loads.map(({ id }) => id))
  const last = await readLastLoad(fresh.loads, benefit)
  return {
    body: first.body,
    ...(loads.length > 1 && {
      series: {
        id: crypto.randomUUID(),
        kind: value.amountKind,
        loads: loads.map(({ body: own, feeWithVat, total }) => ({ body: own, fee: feeWithVat, total })),
        before,
        balance: fresh.balance,
      },
    }),
    before,
    twin: await firstTwin(fresh.loads, benefit, planned, run),
    run,
    lastDay: last?.day,
    last: last && sinceLastLoad({ ...run, holders: rows, amounts }, last),
    amounts,
    costs: addCosts(loads),
    balance: fresh.balance,
    scheduledBefore: scheduledBefore(fresh.loads, scheduledOn, today()),
    feePercentage,
    vatPercentage,
    scheduledOn,
  }
}

/** The dry run says of whoever was chosen, and has less to load than a load may be, that it is too little. */
function withTooLittle(run: DryRun, { chosen }: EmployeeChoice): DryRun {
  const ids = new Set(chosen.map(({ id }) => id))
  const leftOut = run.leftOut.map((one) =>
    one.reason === 'not-chosen' && ids.has(one.id) ? { ...one, reason: 'too-little' as const } : one,
  )
  return { ...run, leftOut }
}

/** A load like one of these, the largest amount first. */
async function firstTwin(
  loads: readonly TopUpLoad[],
  benefit: BenefitType,
  planned: readonly AmountGroup[],
  { getting }: DryRun,
): Promise<TopUpLoad | undefined> {
  const personOf = new Map(getting.map(({ id, employee }) => [id, employee.personalId]))
  const twins = await Promise.all(
    planned.map(({ amount, ids }) =>
      findTwin(loads, { benefit, amount, people: ids.flatMap((id) => personOf.get(id) ?? []) }),
    ),
  )
  return twins.find((twin) => twin !== undefined)
}
