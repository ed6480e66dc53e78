import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import type { BenefitType, TopUpLoad } from '@generated/api/model'
import { checkPendingTopUps, listTopUps } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '@/api/queries/read-anew'
import { isApiError } from '@/api/replies/api-error'
import { balanceOf } from '@/domain/company-account'
import { addCosts, costsOfEach } from '@/domain/top-ups/costs'
import { scheduledBefore } from '@/domain/top-ups/planned-top-ups'
import { setFormNotice } from '@/forms/form-state'
import { today } from '@/values/dates/clock'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import type { PlannedLoad } from '../outcome/sent-top-up'
import { accountsQuery, topUpEmployeesQuery } from '../queries'
import { lowestAvailable, type RecipientRow, recipientRows } from '../recipients/employee-choice'
import { type DryRun, dryRun } from './dry-run'
import { type Duplicate, findDuplicate, readLastLoad, sinceLastLoad } from './earlier-loads'
import { type AmountGroup, groupByAmount, idsOf } from './own-amounts'
import { type BodyOfTopUpForm, type TopUpFacts, type TopUpValues, topUpBody, topUpForm } from './top-up-form'

/** One load with `body`, or a series of loads with different amounts, sent in sequence. */
export type PreparedTopUp = NonNullable<Awaited<ReturnType<typeof prepareTopUp>>>

/** Identifies the confirmed figures: if any of them has changed, the user must confirm again. */
export const fingerprint = ({ loads, before, balance, costs, duplicate }: PreparedTopUp): string =>
  JSON.stringify([loads, before.toSorted(), balance, costs.total, duplicate?.id, duplicate?.isUnread])

interface PrepareInput {
  client: QueryClient
  form: AnyFormApi
  body: BodyOfTopUpForm
  value: TopUpValues
  chosen: readonly RecipientRow[]
  facts: TopUpFacts
}

/**
 * Refetches the figures. Undefined, with a notice in the form, if a load is running (TOP-12), the figures no longer
 * allow the selection, or they cannot be read. @throws ApiError that the form shows (NAV-14)
 */
export async function prepareTopUp(input: PrepareInput) {
  const { client, form, body, value, chosen, facts } = input
  const { vatPercentage } = facts
  if (facts.count === 0 || vatPercentage === undefined) return undefined
  const refuse = (text: () => string) => {
    setFormNotice(form, { level: 'error', text })
    return undefined
  }
  const benefit = body.benefitType
  const scheduledOn = body.scheduledOn === undefined ? undefined : plainDate(body.scheduledOn)
  const selected = chosen.map(({ id }) => id)
  const ids = facts.groups ? idsOf(facts.groups) : selected
  const fresh = await Promise.all([
    readAnew(client, topUpEmployeesQuery(benefit, scheduledOn)),
    readAnew(client, accountsQuery()),
    checkPendingTopUps({ beneficiaryIds: ids, benefitType: benefit }),
    listTopUps(),
    // Optional: only to list the employees without the benefit.
    client.fetchQuery(getListEmployeesQueryOptions()).catch(() => ({ beneficiaries: [] })),
  ]).catch((error: unknown) => {
    // Rethrow a 4xx, because its error text names the reason. Any other failed read only stops the load from being sent.
    if (!isApiError(error) || error.kind === 'superseded' || (error.kind === 'http' && error.status < 500)) throw error
    return undefined
  })
  if (!fresh) return refuse(() => m.top_up_unread())
  const [employees, accounts, pending, { topUpLoads: earlier }, { beneficiaries: everybody }] = fresh
  if (pending.isTopUpLoadInProgress) return refuse(() => m.error_top_up_in_progress())

  const balance = balanceOf(accounts)
  const { feePercentage } = employees.availableBenefitSettings
  const rows = recipientRows(employees.beneficiaries, benefit)
  const { showOnHold } = value
  const run = dryRun({ rows, selected: new Set(selected), loadable: new Set(ids), showOnHold, benefit, everybody })
  const groups = groupByAmount(run.getting, value.amountKind, scheduledOn ?? today())
  const count = groups ? idsOf(groups).length : run.getting.length
  const now = { ...facts, balance, feePercentage, count, groups, lowest: lowestAvailable(run.getting) }
  const isStillValid = Object.keys(topUpForm(now).errors(value)).length === 0
  if (count !== ids.length || !isStillValid) return refuse(() => m.top_up_changed())

  const planned = groups ?? [{ amount: cents(Number(body.amount)), ids: run.getting.map(({ id }) => id) }]
  const loads = planned.map(({ amount, ids: own }) => ({
    // Sorted: the API may list the employees in another order each time, and the same load must keep its key.
    body: topUpBody({ ...body, amount: String(amount) }, own.toSorted()),
    ...costsOfEach(amount, own.length, { feePercentage, vatPercentage }),
  }))
  const id: string = crypto.randomUUID()
  const [first] = loads
  if (!first) return refuse(() => m.top_up_changed())
  const amounts = new Map(planned.flatMap(({ amount, ids: own }) => own.map((id) => [id, amount] as const)))
  const last = await readLastLoad(earlier, benefit)
  return {
    body: first.body,
    id,
    kind: value.amountKind,
    loads: loads.map(({ body: own, feeWithVat, total }): PlannedLoad => ({ body: own, fee: feeWithVat, total })),
    before: earlier.map(({ id }) => id),
    duplicate: await firstDuplicate(earlier, benefit, planned, run),
    run,
    /** Differences from the benefit's last load (WHY-03); undefined if there is none to compare with. */
    last: last && { day: last.day, differences: sinceLastLoad({ ...run, holders: rows, amounts }, last) },
    amounts,
    costs: addCosts(loads),
    balance,
    scheduledBefore: scheduledBefore(earlier, scheduledOn, today()),
    feePercentage,
    vatPercentage,
    scheduledOn,
  }
}

/** The duplicate of one of these loads, checking the largest amount first. */
async function firstDuplicate(
  loads: readonly TopUpLoad[],
  benefit: BenefitType,
  planned: readonly AmountGroup[],
  { getting }: DryRun,
): Promise<Duplicate | undefined> {
  const personOf = new Map(getting.map(({ id, employee }) => [id, employee.personalId]))
  const duplicates = await Promise.all(
    planned.map(({ amount, ids }) =>
      findDuplicate(loads, { benefit, amount, people: ids.flatMap((id) => personOf.get(id) ?? []) }),
    ),
  )
  return duplicates.find((duplicate) => duplicate !== undefined)
}
