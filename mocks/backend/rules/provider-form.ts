import type { PaymentRow } from '../../database/rows/money.ts'

/** The URL of the provider to which the portal posts the form. */
export const PROVIDER_PATH = '/mock-provider'
export const PROVIDER_PAGE = '/mock-provider.html'

/** The form fields, named as Finnish providers do (PAY-04). */
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
/** The signing key of the fake provider. It protects nothing; it only reveals a changed form. */
const SECRET = 'secret-of-the-fake-provider'

async function hashOf(fields: Readonly<Record<string, string>>): Promise<string> {
  const text = [...FIELDS.map((name) => fields[name] ?? ''), SECRET].join('&')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/** 69895 becomes 698,95, the provider's format. */
export const euroText = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** The signed form that sends the payer to the provider. */
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

/** The signed form; undefined if a field is missing or was changed. */
export async function verifiedForm(sent: Readonly<Record<string, string>>): Promise<Form | undefined> {
  if (FIELDS.some((name) => sent[name] === undefined)) return undefined
  // The hash covers all fields, so none is missing.
  return (await hashOf(sent)) === sent.pmt_hash ? (sent as Form) : undefined
}

/** The fields of a posted form or a query; the last value of a repeated name counts. */
export const fieldsOf = (params: URLSearchParams): Record<string, string> => Object.fromEntries(params)
