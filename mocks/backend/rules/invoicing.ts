import type { FieldItem } from './addresses.ts'
import { isKnownEinvoice } from './einvoice.ts'

type Invoicing = {
  invoiceMethod: 'email' | 'einvoice' | 'paper'
  emailAddress?: string
  eInvoiceAddress?: string
  operator?: string
}

/** What the chosen way of invoicing needs and is missing; fields stand under `path` in the body (COM-04, SGN-06). */
export function missingForMethod(invoicing: Invoicing, path: string): FieldItem[] {
  const needed = {
    email: ['emailAddress'] as const,
    einvoice: ['eInvoiceAddress', 'operator'] as const,
    paper: [] as const,
  }[invoicing.invoiceMethod]
  return needed
    .filter((field) => invoicing[field] === undefined)
    .map((field) => ({ fieldName: `${path}.${field}`, code: 'field_required' }))
}

/** True when e-invoices are chosen and no operator knows the pair. */
export const isUnknownEinvoice = ({ invoiceMethod, eInvoiceAddress, operator }: Invoicing): boolean =>
  invoiceMethod === 'einvoice' && !isKnownEinvoice(eInvoiceAddress ?? '', operator ?? '')
