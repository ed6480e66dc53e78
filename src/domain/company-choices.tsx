import type {
  AnyCompanySizeId,
  AnyInvoiceMethod,
  CompanySizeId,
  InvoiceMethod,
  StoredInvoiceInformation,
} from '@generated/api/model'
import { PAPER_INVOICE_FEE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import type { DescriptionRows } from '@/ui/content/description-list'
import { EmailText } from '@/ui/content/email-text'
import { isKeyOf, lookUp, MISSING } from '@/values/collections/look-up'
import { cents, formatEuros } from '@/values/numbers/money'

const METHODS: Record<InvoiceMethod, () => string> = {
  email: () => m.invoicing_method_email(),
  einvoice: () => m.invoicing_method_einvoice(),
  paper: () => m.invoicing_method_paper(),
}

export const invoiceMethodName = (method: AnyInvoiceMethod | ''): string =>
  lookUp(METHODS, method, () => m.invoicing_method_other())()

/** Whether this portal knows the invoice method. */
export const isInvoiceMethod = (method: string): method is InvoiceMethod => isKeyOf(METHODS, method)

/** The price of one paper invoice as text (COM-04). */
export const paperInvoicePrice = (): string => m.invoicing_paper_price({ fee: formatEuros(cents(PAPER_INVOICE_FEE)) })

/** Options for the invoice method; paper shows its price before it is chosen (COM-04). */
export const invoiceMethodOptions = () => [
  { value: 'email', label: invoiceMethodName('email') },
  { value: 'einvoice', label: invoiceMethodName('einvoice') },
  { value: 'paper', label: invoiceMethodName('paper'), hint: paperInvoicePrice() },
]

/** E-invoice operators in Finland, by the identifier that the API uses. */
const OPERATORS: Record<string, string> = {
  '003721291126': 'Maventa',
  '003723327487': 'Apix',
  BAWCFI22: 'Basware',
  '003703575029': 'CGI',
  '003708599126': 'OpenText',
  '003714377140': 'Ropo',
  '003701011385': 'Tietoevry',
  '003723609900': 'Pagero',
  NDEAFIHH: 'Nordea',
  OKOYFIHH: 'OP Ryhmä',
  DABAFIHH: 'Danske Bank',
  HELSFIHH: 'Aktia',
  SBANFIHH: 'S-Pankki',
  HANDFIHH: 'Handelsbanken',
}

/** Options for the operator, with the identifier as a note that distinguishes similar names (SGN-06). */
export const OPERATOR_OPTIONS = Object.entries(OPERATORS)
  .map(([value, label]) => ({ value, label, note: value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'fi'))

export const operatorName = (identifier: string): string => OPERATORS[identifier] ?? identifier

/** How a company is invoiced, without the address (COM-04). */
export function invoicingRows(
  invoicing: Omit<StoredInvoiceInformation, 'invoiceMethod'> & { invoiceMethod: AnyInvoiceMethod | '' },
): DescriptionRows {
  const { invoiceMethod, emailAddress, eInvoiceAddress = MISSING, operator = MISSING } = invoicing
  const isElectronic = invoiceMethod === 'einvoice'
  const name = operatorName(operator)
  return [
    {
      label: m.invoicing_method(),
      value: invoiceMethodName(invoiceMethod),
      note: invoiceMethod === 'paper' ? paperInvoicePrice() : undefined,
    },
    invoiceMethod === 'email' && { label: m.invoicing_email(), value: <EmailText address={emailAddress} /> },
    isElectronic && { label: m.invoicing_einvoice_address(), value: eInvoiceAddress },
    isElectronic && { label: m.invoicing_operator(), value: name, note: name === operator ? undefined : operator },
  ]
}

/** The possible company sizes, the smallest first (COM-04). */
export const COMPANY_SIZES: readonly CompanySizeId[] = [4, 3, 2, 1]

const NAMES: Record<CompanySizeId, () => string> = {
  1: () => m.company_size_1(),
  2: () => m.company_size_2(),
  3: () => m.company_size_3(),
  4: () => m.company_size_4(),
}

export const companySizeName = (size: AnyCompanySizeId): string => lookUp(NAMES, size, () => MISSING)()

export const companySizeOptions = () =>
  COMPANY_SIZES.map((size) => ({ value: String(size), label: companySizeName(size) }))

export const companySizeOf = (value: string): CompanySizeId =>
  // The cast hides undefined for an unknown value. The contract's validator refuses that, so a sent body has a size.
  COMPANY_SIZES.find((size) => String(size) === value) as CompanySizeId
