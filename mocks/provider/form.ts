import type { PaymentRow } from '../database/rows/money.ts'

/** Where the provider takes the form that the portal posts. */
export const PROVIDER_PATH = '/mock-provider'
export const PROVIDER_PAGE = '/mock-provider.html'

/** The fields of the hand-off form, as Finnish providers name theirs (PAY-04). */
const FIELDS = [
  'pmt_action',
  'pmt_version',
  'pmt_sellerid',
  'pmt_buyer',
  'pmt_id',
  'pmt_reference',
  'pmt_amount',
  'pmt_currency',
  'pmt_paymentmethod',
  'pmt_locale',
] as const
export type Form = Record<(typeof FIELDS)[number] | 'pmt_hash', string>

const SELLER = '900000001'
/** A fake provider's fake secret: it keeps nothing safe, it only lets a changed form be seen. */
const SECRET = 'secret-of-the-fake-provider'

async function hashOf(fields: Readonly<Record<string, string>>): Promise<string> {
  const text = [...FIELDS.map((name) => fields[name] ?? ''), SECRET].join('&')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/** 69895 is 698,95 on the provider's side. */
export const euroText = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** The signed form that takes the payer to the provider. */
export async function signedForm(payment: PaymentRow, locale: 'fi' | 'en'): Promise<Form> {
  const fields = {
    pmt_action: 'NEW_PAYMENT_EXTENDED',
    pmt_version: '0004',
    pmt_sellerid: SELLER,
    pmt_buyer: payment.companyId,
    pmt_id: payment.id,
    pmt_reference: payment.referenceNumber ?? '',
    pmt_amount: euroText(payment.amount),
    pmt_currency: 'EUR',
    pmt_paymentmethod: payment.methodCode ?? '',
    pmt_locale: locale,
  }
  return { ...fields, pmt_hash: await hashOf(fields) }
}

/** The form as it was signed, or undefined when a field is missing or was changed on the way. */
export async function verifiedForm(sent: Readonly<Record<string, string>>): Promise<Form | undefined> {
  if (FIELDS.some((name) => sent[name] === undefined)) return undefined
  // Every field is there.
  return (await hashOf(sent)) === sent.pmt_hash ? (sent as Form) : undefined
}

/** Names and values of a posted form or an address; of a repeated name the last one counts. */
export const fieldsOf = (params: URLSearchParams): Record<string, string> => Object.fromEntries(params)
