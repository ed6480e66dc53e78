import { UpdateCompanyBody } from '@generated/api/company/company.zod'
import type { Company, UpdateCompanyRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { companySizeName, companySizeOf } from '@/domain/company-sizes'
import { type CountryOption, countryName } from '@/domain/countries'
import { invoiceMethodName, operatorName } from '@/domain/invoicing'
import { bodyForm } from '@/forms/body-form'
import { type AddressValues, addressErrors, poBoxError, under } from '@/forms/fields/address-values'
import { type InvoicingValues, invoicingBody, invoicingErrors, invoicingValues } from '@/forms/fields/invoicing-values'

/** Editable values of a company (COM-12). */
export interface CompanyValues {
  sizeId: string
  address: AddressValues
  /** Neither shown nor sent if the company has no invoice information. */
  invoicing: InvoicingValues
}

/** Form values of a saved company. */
export const valuesOf = ({ sizeId, address, invoiceInformation }: Company): CompanyValues => ({
  sizeId: String(sizeId),
  address: {
    address: address.addressLine,
    postCode: address.postCode,
    city: address.city,
    country: address.country,
  },
  invoicing: invoicingValues(invoiceInformation),
})

/** Form of updateCompany; the password is added when sending (COM-03). */
export const companyForm = (company: Company, countries: readonly CountryOption[]) => {
  const hasInvoicing = company.invoiceInformation !== undefined
  return bodyForm({
    schema: UpdateCompanyBody,
    fields: COMPANY_FIELDS,
    toBody: ({ sizeId, address, invoicing }: CompanyValues) => ({
      company_info: {
        address: {
          ...company.address,
          addressLine: address.address,
          postCode: address.postCode,
          city: address.city,
          country: address.country,
        },
        sizeId: companySizeOf(sizeId),
        ...(hasInvoicing && { invoiceInformation: invoicingBody(invoicing) }),
      },
      companySizeId: companySizeOf(sizeId),
    }),
    check: ({ address, invoicing }) => ({
      ...under('address', { ...addressErrors(address, countries), address: poBoxError(address.address) }),
      ...(hasInvoicing && under('invoicing', invoicingErrors(invoicing, countries))),
    }),
  })
}

/** Body paths whose field has a different name. */
export const COMPANY_FIELDS = {
  'company_info.address': 'address',
  'company_info.address.addressLine': 'address.address',
  'company_info.sizeId': 'sizeId',
  companySizeId: 'sizeId',
  'company_info.invoiceInformation': 'invoicing',
}

/** Whether the saved company equals an update with an unknown outcome. */
export const isSavedAs = (saved: Company, wanted: UpdateCompanyRequest): boolean => {
  const { company_info: info } = companyForm(saved, []).toBody(valuesOf(saved))
  return JSON.stringify(info) === JSON.stringify(wanted.company_info)
}

const LABELS: Record<string, () => string> = {
  sizeId: () => m.company_size(),
  'address.address': () => m.address_line(),
  'address.postCode': () => m.address_post_code(),
  'address.city': () => m.address_city(),
  'address.country': () => m.address_country(),
  'invoicing.invoiceMethod': () => m.invoicing_method(),
  'invoicing.emailAddress': () => m.invoicing_email(),
  'invoicing.eInvoiceAddress': () => m.invoicing_einvoice_address(),
  'invoicing.operator': () => m.invoicing_operator(),
  'invoicing.address': () => m.company_invoice_line(),
  'invoicing.postCode': () => m.company_invoice_post_code(),
  'invoicing.city': () => m.company_invoice_city(),
  'invoicing.country': () => m.company_invoice_country(),
}

/** Describes a field of the form and one of its values in words. */
export function describeCompanyField(
  name: string,
  value: unknown,
  countries: readonly CountryOption[],
): { label: string; text: string } {
  const text = String(value)
  const words: Record<string, () => string> = {
    sizeId: () => companySizeName(companySizeOf(text)),
    'address.country': () => countryName(text, countries),
    'invoicing.country': () => countryName(text, countries),
    'invoicing.invoiceMethod': () => invoiceMethodName(text as InvoicingValues['invoiceMethod']),
    'invoicing.operator': () => operatorName(text),
  }
  return { label: LABELS[name]?.() ?? name, text: text === '' ? '' : (words[name]?.() ?? text) }
}
