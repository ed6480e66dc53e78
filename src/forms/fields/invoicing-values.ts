import type { InvoiceInformation, InvoiceMethod, StoredInvoiceInformation } from '@generated/api/model'
import { isInvoiceMethod } from '@/domain/company-choices'
import { normaliseEinvoiceAddress } from '@/values/identifiers/einvoice'
import { type AddressValues, NEW_ADDRESS } from './address-values'

/** Invoicing information as typed. Fields that the chosen method does not need keep their values, but are not sent. */
export interface InvoicingValues extends AddressValues {
  /** '' when the saved method is unknown: the user must choose, and nothing is changed silently (CTR-07). */
  invoiceMethod: InvoiceMethod | ''
  emailAddress: string
  eInvoiceAddress: string
  operator: string
}

/** SGN-02: defaults to invoices by email, in Finland. */
export const NEW_INVOICING: InvoicingValues = {
  ...NEW_ADDRESS,
  invoiceMethod: 'email',
  emailAddress: '',
  eInvoiceAddress: '',
  operator: '',
}

export const invoicingValues = (saved: StoredInvoiceInformation | undefined): InvoicingValues => {
  const { invoiceMethod, ...others } = { ...NEW_INVOICING, ...saved }
  return { ...others, invoiceMethod: isInvoiceMethod(invoiceMethod) ? invoiceMethod : '' }
}

/** Only the fields of the method (COM-04). */
export function invoicingBody(values: InvoicingValues): InvoiceInformation {
  const { address, postCode, city, country, invoiceMethod } = values
  const place = { address, postCode, city, country }
  if (invoiceMethod === 'email') return { ...place, invoiceMethod, emailAddress: values.emailAddress }
  if (invoiceMethod === 'paper' || invoiceMethod === '') return { ...place, invoiceMethod } as InvoiceInformation
  const eInvoiceAddress = normaliseEinvoiceAddress(values.eInvoiceAddress)
  return { ...place, invoiceMethod, eInvoiceAddress, operator: values.operator }
}
