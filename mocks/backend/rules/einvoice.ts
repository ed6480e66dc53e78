import type { InvoiceInformation } from '../../../generated/api/model/index.ts'

/** E-invoice operators and banks in Finland, by their identifiers. */
export const EINVOICE_OPERATORS: Record<string, string> = {
  '003721291126': 'Maventa',
  '003723327487': 'Apix',
  BAWCFI22: 'Basware',
  '003703575029': 'CGI',
  '003708599126': 'OpenText',
  '003714377140': 'Ropo',
  '003701011385': 'Tieto',
  '003723609900': 'Pagero',
  NDEAFIHH: 'Nordea',
  OKOYFIHH: 'OP',
  DABAFIHH: 'Danske Bank',
  HELSFIHH: 'Aktia',
  SBANFIHH: 'S-Pankki',
  HANDFIHH: 'Handelsbanken',
}

/**
 * SGN-06: whether the operator would accept the address. True for a known operator and an address made of 0037, the eight
 * digits of a business ID and up to five more characters; `000000000000` is the named input for an unknown address.
 */
export const isKnownEinvoice = (address: string, operator: string): boolean =>
  Object.hasOwn(EINVOICE_OPERATORS, operator) && /^0037\d{8}[0-9A-Z]{0,5}$/.test(address)

/** True if e-invoices are chosen and the address or operator is unknown. */
export const isUnknownEinvoice = (invoicing: InvoiceInformation): boolean =>
  invoicing.invoiceMethod === 'einvoice' && !isKnownEinvoice(invoicing.eInvoiceAddress, invoicing.operator)
