/** The smallest deposit, started and cancelled, and the smallest load. */
import { randomUUID } from 'node:crypto'
import { SMALLEST_TOP_UP } from '../../../generated/limits.ts'
import { newest } from './answers.ts'
import type { Values } from './caller.ts'
import { rowsOf } from './undo.ts'
import type { Writer } from './writes.ts'

export async function runMoney(writer: Writer): Promise<void> {
  await deposit(writer)
  await load(writer)
}

async function deposit(writer: Writer): Promise<void> {
  const { run } = writer
  const [account] = rowsOf(newest(run, 'readCompanyAccounts')?.accounts)
  const amount = Number(newest(run, 'readSettings')?.onlinePaymentMinAmount ?? 51)
  const params = { orderType: 'deposit', amountInCents: amount }
  const { json: methods } = await writer.call('for the smallest deposit', 'listPaymentMethods', { params })
  const method = rowsOf(methods).find(({ type }) => type === 'Online')
  if (!account || !method) return run.skip('createDeposit', 'no account, or no bank for the smallest amount')
  const payment = { method: 'Online', methodCode: method.code }
  const body = { payment, accountNumber: account.companyAccountId, amount }
  const key = randomUUID()
  const idOf = ({ json }: { json: unknown }) => (json as { paymentId?: string } | undefined)?.paymentId
  const id = idOf(await writer.call('the smallest deposit', 'createDeposit', { body, key }))
  if (id === undefined) return
  writer.options.ledger.add({ kind: 'payment', key: id })
  const again = await writer.call('repeated with the same key', 'createDeposit', { body, key }, undefined, (answer) =>
    idOf(answer) === id ? [] : ['the repeated request made another deposit'],
  )
  const second = idOf(again)
  if (second !== undefined && second !== id) {
    writer.options.ledger.add({ kind: 'payment', key: second })
    await writer.undo.undo({ kind: 'payment', key: second })
  }
  await writer.call('of the deposit', 'readPaymentStatus', { params: { id } })
  const { origin } = new URL(run.options.url)
  const back = `${origin}/load-account/status/${id}`
  const urls = { successUrl: back, cancelUrl: back, errorUrl: back, delayedPaymentUrl: back }
  const start = { orderType: 'deposit', paymentPublicId: id, ...urls }
  await writer.call('of the deposit', 'startPayment', { body: start })
  await writer.break('startPayment', start, async () => undefined)
  const by = writer.stranger('cancelPayment')
  const cancel = { operation: 'cancelPayment', params: { paymentId: id }, by } as const
  if (by) await run.try('by a user of another company', cancel, [403, 404])
  await writer.undo.undo({ kind: 'payment', key: id })
}

async function load(writer: Writer): Promise<void> {
  const { run } = writer
  for (const answer of (run.answers.get('listTopUpEmployees') ?? []) as Values[]) {
    const row = rowsOf(answer.beneficiaries).find(
      ({ availableToTopUpAmount: left, employmentType }) =>
        Number(left) >= SMALLEST_TOP_UP && employmentType !== 'Onhold',
    )
    const benefitType = row && (await benefitOf(writer, row))
    if (!row || benefitType === undefined) continue
    const body = {
      amount: String(SMALLEST_TOP_UP),
      benefitType,
      beneficiariesIds: [row.beneficiaryId],
      paymentMethod: 'deduction',
      showOnHoldBeneficiaries: false,
    }
    const key = randomUUID()
    const idOf = ({ json }: { json: unknown }) => (json as { topUpLoadId?: string } | undefined)?.topUpLoadId
    const id = idOf(await writer.call('the smallest load', 'createTopUp', { body, key }))
    if (id === undefined) return
    writer.options.ledger.add({ kind: 'load', key: id })
    const again = await writer.call(
      'repeated with the same key',
      'createTopUp',
      { body, key },
      undefined,
      (answered) => (idOf(answered) === id ? [] : ['the repeated request made another load']),
    )
    const second = idOf(again)
    if (second !== undefined && second !== id) writer.options.ledger.add({ kind: 'load', key: second })
    await writer.call('the new one', 'readTopUp', { params: { id } })
    return
  }
  run.skip('createTopUp', 'no employee can get a load')
}

/** The benefit type of a row's group. */
async function benefitOf(writer: Writer, { benefitGroupSettings }: Values): Promise<unknown> {
  const { json } = await writer.call('to load to', 'listBenefitGroups')
  const { groupId } = benefitGroupSettings as Values
  return rowsOf((json as Values | undefined)?.benefitGroups).find((group) => group.groupId === groupId)?.benefitType
}
