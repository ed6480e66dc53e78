import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import { isOpen } from '../../content/windows.ts'
import { isBusinessId } from '../../values/identifiers.ts'
import { addressItems, type FieldItem, isPoBox } from '../rules/addresses.ts'
import { isUnknownEinvoice } from '../rules/einvoice.ts'
import { checkOwnPassword, hasSignatory } from '../rules/people.ts'
import { noticesServed } from '../rules/served-content.ts'

export const company: BackendPart<
  'readCompany' | 'updateCompany' | 'checkHasSignatory' | 'checkCompanyExists' | 'readCompanyMetadata'
> = {
  readCompany: ({ caller: { company: row }, db }) => ({
    name: row.name,
    businessIdentityCode: row.businessIdentityCode,
    customerNumber: row.customerNumber,
    sizeId: row.sizeId,
    hasSignatory: hasSignatory(db, row),
    address: row.address,
    invoiceInformation: row.invoiceInformation,
  }),

  async updateCompany({ body, caller, db, now }) {
    const { address, sizeId, invoiceInformation } = body.company_info
    // COM-10
    if (isOpen((await noticesServed(db, now)).editingDisabled, now)) throw problem(403, 'editing_disabled')
    checkOwnPassword(caller, body.password)
    const invoicePath = 'company_info.invoiceInformation'
    const items: FieldItem[] = [
      // x-assumed (updateCompany): the size is in the body twice.
      ...(body.companySizeId === sizeId ? [] : [{ fieldName: 'companySizeId', code: 'field_invalid' as const }]),
      ...addressItems(address, 'company_info.address'),
    ]
    if (invoiceInformation) {
      // COM-12: only a company that already has it may send it.
      if (!caller.company.invoiceInformation) items.push({ fieldName: invoicePath, code: 'field_invalid' })
      items.push(...addressItems(invoiceInformation, invoicePath))
    }
    if (items.length > 0) throw validationProblem(items)
    if (isPoBox(address.addressLine)) {
      throw problem(400, 'po_box_not_allowed', { fieldName: 'company_info.address.addressLine' })
    }
    if (invoiceInformation && isUnknownEinvoice(invoiceInformation)) {
      throw problem(400, 'invalid_einvoice', { fieldName: `${invoicePath}.eInvoiceAddress` })
    }
    db.companies.put('', {
      ...caller.company,
      address,
      sizeId,
      invoiceInformation: invoiceInformation ?? caller.company.invoiceInformation,
    })
  },

  checkHasSignatory({ params: { customerNumber }, caller, db }) {
    const row = db.companies.all().find((candidate) => candidate.customerNumber === customerNumber)
    if (!row) throw problem(404, 'company_not_found')
    if (row.id !== caller.company.id) throw problem(403, 'access_denied')
    return { hasSignatory: hasSignatory(db, row) }
  },

  checkCompanyExists({ body: { businessIdentityCode }, db }) {
    if (!isBusinessId(businessIdentityCode)) {
      throw validationProblem([{ fieldName: 'businessIdentityCode', code: 'field_invalid' }])
    }
    const companies = db.companies.all()
    return { companyAlreadyExists: companies.some((row) => row.businessIdentityCode === businessIdentityCode) }
  },

  readCompanyMetadata: ({ caller: { company: row } }) => ({
    useEinvoiceAndSchedule: row.useEinvoiceAndSchedule,
    hideVoucherOrder: row.hideVoucherOrder,
  }),
}
