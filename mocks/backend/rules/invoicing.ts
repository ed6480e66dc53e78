import type { InvoiceInformation } from '../../../generated/api/model/index.ts'
import { isKnownEinvoice } from './einvoice.ts'

/** The e-invoice address of a company; undefined if it has another invoice method. */
export const einvoiceOf = (
  invoicing: InvoiceInformation | undefined,
): { eInvoiceAddress?: string; operator?: string } =>
  invoicing?.invoiceMethod === 'einvoice'
    ? { eInvoiceAddress: invoicing.eInvoiceAddress, operator: invoicing.operator }
    : {}

/** True if e-invoices are chosen and the address or operator is unknown. */
export const isUnknownEinvoice = (invoicing: InvoiceInformation): boolean =>
  invoicing.invoiceMethod === 'einvoice' && !isKnownEinvoice(invoicing.eInvoiceAddress, invoicing.operator)
