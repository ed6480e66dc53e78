import type { InvoiceInformation, InvoiceMethod, StoredInvoiceInformation } from '@generated/api/model'
import { isInvoiceMethod } from '@/domain/invoicing'
import { normaliseEinvoiceAddress } from '@/values/einvoice'
import type { FieldErrors } from '../errors/field-error'
import { type AddressValues, addressErrors, NEW_ADDRESS } from './address-values'

/** Where and how invoices go, as it is typed; what the chosen method does not need is kept, and not sent. */
export interface InvoicingValues extends AddressValues {
  /** '' when the saved one is of no list: the user chooses, and nothing changes by itself (CTR-07). */
  invoiceMethod: InvoiceMethod | ''
  emailAddress: string
  eInvoiceAddress: string
  operator: string
}

/** SGN-02: invoices by email, to Finland. */
export const NEW_INVOICING: InvoicingValues = {
  ...NEW_ADDRESS,
  invoiceMethod: 'email',
  emailAddress: '',
  eInvoiceAddress: '',
  operator: '',
}

/** Saved invoice information as the form shows it. */
export const invoicingValues = (saved: StoredInvoiceInformation | undefined): InvoicingValues => {
  const { invoiceMethod, ...others } = { ...NEW_INVOICING, ...saved }
  return { ...others, invoiceMethod: isInvoiceMethod(invoiceMethod) ? invoiceMethod : '' }
}

/** The body's part with what the method needs alone (COM-04); blanks are refused by the schema as required. */
export function invoicingBody(values: InvoicingValues): InvoiceInformation {
  const { address, postCode, city, country, invoiceMethod } = values
  const place = { address, postCode, city, country }
  if (invoiceMethod === 'email') return { ...place, invoiceMethod, emailAddress: values.emailAddress }
  // What is not chosen is refused by the schema.
  if (invoiceMethod === 'paper' || invoiceMethod === '') return { ...place, invoiceMethod } as InvoiceInformation
  const eInvoiceAddress = normaliseEinvoiceAddress(values.eInvoiceAddress)
  return { ...place, invoiceMethod, eInvoiceAddress, operator: values.operator }
}

/** What the contract cannot say of it; an invoice may go to a PO box. Names are those of InvoicingValues, see `under`. */
export const invoicingErrors = (
  values: Pick<InvoicingValues, 'postCode' | 'country'>,
  countries: readonly { value: string }[],
): Partial<FieldErrors> => addressErrors(values, countries)
