import { methodName } from '../backend/rules/payment-methods.ts'
import { paymentStatus } from '../backend/rules/payment-status.ts'
import { euroText, type Form, signedForm, verifiedForm } from '../backend/rules/provider-form.ts'
import type { Db } from '../database/db.ts'
import type { PaymentRow } from '../database/rows/money.ts'
import { type Choice, type Decided, decide, handOff, paymentOf } from './outcomes.ts'
import type { Locale, Refusal } from './texts.ts'

/** Content of the provider's page. */
export type View =
  | { kind: 'choose'; locale: Locale; form: Form; sum: string; method: string; reference: string }
  | { kind: 'done'; locale: Locale; url?: string; isTwice: boolean }
  | { kind: 'refused'; locale: Locale; why: Refusal }
/** After a choice: a URL to redirect to, or a page to show. */
export type Next = { url: string } | { view: View }

type Fields = Readonly<Record<string, string>>
const localeOf = (fields: Fields): Locale => (fields.pmt_locale === 'en' ? 'en' : 'fi')

type Opened = { form: Form; payment: PaymentRow }

/** The payment of a posted form, or why it is refused. The signature is checked before any field is used. */
async function open(db: Db, fields: Fields, now: number): Promise<Opened | { why: Refusal }> {
  if (fields.link !== undefined) return openLink(db, fields.link, localeOf(fields), now)
  const form = await verifiedForm(fields)
  if (!form) return { why: 'tampered' }
  const payment = paymentOf(db, form.pmt_buyer, form.pmt_id)
  if (!payment) return { why: 'unknown' }
  // An outdated form: amount or method of the payment has changed.
  const isSame = form.pmt_amount === euroText(payment.amount) && form.pmt_paymentmethod === (payment.methodCode ?? '')
  return isSame ? { form, payment } : { why: 'tampered' }
}

/** PAY-17: the payment of a mailed link, as if its form had been posted. */
async function openLink(db: Db, token: string, locale: Locale, now: number): Promise<Opened | { why: Refusal }> {
  const link = db.links.get('', token)
  const isOpen = link?.kind === 'payment' && link.expiresAt > now
  const payment = isOpen ? paymentOf(db, link.companyId, link.subject) : undefined
  return payment ? { form: await signedForm(payment, locale), payment } : { why: 'unknown' }
}

const RETURN_BY = { Paid: 'success', Confirmed: 'delayed', Canceled: 'cancel', Error: 'error' } as const

/** The payer arrives with a form, and the payment becomes Pending (PAY-20). `now` in ms of the fake clock. */
export async function visit(db: Db, fields: Fields, now: number): Promise<View> {
  const locale = localeOf(fields)
  const opened = await open(db, fields, now)
  if ('why' in opened) return { kind: 'refused', locale, why: opened.why }
  const { form, payment } = opened
  const status = paymentStatus(payment, now)
  if (payment.outcome !== undefined || status === 'Expired') {
    const name = payment.outcome && RETURN_BY[payment.outcome.status]
    return { kind: 'done', locale, url: name && payment.returnUrls?.[name], isTwice: false }
  }
  const handed = handOff(db, payment, now)
  return {
    kind: 'choose',
    locale,
    form,
    sum: `${form.pmt_amount} €`,
    method: methodName(handed, locale),
    reference: form.pmt_reference,
  }
}

/** Handles the payer's choice. */
export async function choose(db: Db, fields: Fields, choice: Choice, now: number): Promise<Next> {
  const locale = localeOf(fields)
  const opened = await open(db, fields, now)
  if ('why' in opened) return { view: { kind: 'refused', locale, why: opened.why } }
  const { url, stays }: Decided = decide(db, opened.payment, choice, now)
  if (url !== undefined && !stays) return { url }
  return { view: { kind: 'done', locale, url, isTwice: stays && url !== undefined } }
}
