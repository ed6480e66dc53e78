import type { InvoiceInformation } from '../../../generated/api/model/index.ts'
import { isKnownEinvoice } from './einvoice.ts'

/** Where a company takes e-invoices; nothing when its invoices come another way. */
export const einvoiceOf = (
  invoicing: InvoiceInformation | undefined,
): { eInvoiceAddress?: string; operator?: string } =>
  invoicing?.invoiceMethod === 'einvoice'
    ? { eInvoiceAddress: invoicing.eInvoiceAddress, operator: invoicing.operator }
    : {}

/** True when e-invoices are chosen and no operator knows the pair. */
export const isUnknownEinvoice = (invoicing: InvoiceInformation): boolean =>
  invoicing.invoiceMethod === 'einvoice' && !isKnownEinvoice(invoicing.eInvoiceAddress, invoicing.operator)
