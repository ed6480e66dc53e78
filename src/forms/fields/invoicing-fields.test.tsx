// @vitest-environment jsdom

import { UpdateCompanyBody } from '@generated/api/company/company.zod'
import { m } from '@generated/messages/messages.js'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { addressErrors, prefixErrors } from './address-values'
import { InvoicingFields } from './invoicing-fields'
import { type InvoicingValues, invoicingBody, NEW_INVOICING } from './invoicing-values'
// Import the lazy part up front, so that no test waits for it.
import './operator-select'
import { callsOf, openPart, refused } from '../../../tests/support/answers-test-bed'
import { find, messageOf, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { FormRoot } from '../form-root'
import { useInvoicingChecks } from './field-checks'

useFreshPage()

const countries = [
  { value: 'FI', label: 'Suomi' },
  { value: 'SE', label: 'Ruotsi' },
]
const PLACE = { address: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' }
const body = bodyForm({
  schema: UpdateCompanyBody,
  fields: { 'company_info.invoiceInformation': 'invoicing' },
  toBody: ({ invoicing }: { invoicing: InvoicingValues }) => ({
    company_info: {
      address: { addressLine: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' },
      sizeId: 3 as const,
      invoiceInformation: invoicingBody(invoicing),
    },
    companySizeId: 3 as const,
  }),
  check: ({ invoicing }) => prefixErrors('invoicing', addressErrors(invoicing, countries)),
})

const sent = vi.fn()

function Form({ start }: { start: Partial<InvoicingValues> }) {
  const form = useAppForm({
    ...body.options,
    defaultValues: { invoicing: { ...NEW_INVOICING, ...start } },
    onSubmit: ({ value }) => sent(body.read(value).company_info.invoiceInformation),
  })
  const checks = useInvoicingChecks(() => form.state.values.invoicing)
  return (
    <FormRoot form={form} draft={false}>
      <InvoicingFields form={form} fields="invoicing" checks={checks} />
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

const draw = async (start: Partial<InvoicingValues>, valid: (pair: Record<string, string>) => boolean = () => true) => {
  sent.mockReset()
  await openPart(<Form start={start} />, {
    listCountries: () => countries.map(({ value: id, label }) => ({ id, nameFi: label, nameEn: label })),
    validateEinvoice: ({ data }) => ({ valid: valid(data as Record<string, string>) }),
    validateEmail: () => ({ valid: true }),
  })
}
const save = () => settle(() => find('button', '[type=submit]').click())
const operator = () => screen.getByRole<HTMLInputElement>('combobox', { name: m.invoicing_operator() })
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())
/** Lets more time pass than the debounce of a check takes. */
const answered = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('paper invoices show their price before they are chosen [COM-04]', async () => {
  await draw({})
  const paper = screen.getByRole('radio', { name: /Paperilasku/ })
  expect(document.getElementById(paper.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^17,90\s€ laskulta$/,
  )
})

test('asks for and sends only what the chosen method needs [COM-04] [SGN-18]', async () => {
  await draw({ ...PLACE, eInvoiceAddress: '003712345678', operator: 'NDEAFIHH' })
  type('invoicing.emailAddress', ' laskut@paahtimo.fi ')
  await save()
  expect(sent).toHaveBeenLastCalledWith({ ...PLACE, invoiceMethod: 'email', emailAddress: 'laskut@paahtimo.fi' })
  await settle(() => screen.getByRole('radio', { name: /Paperilasku/ }).click())
  expect(document.querySelector('[name="invoicing.emailAddress"]')).toBeNull()
  await save()
  expect(sent).toHaveBeenLastCalledWith({ ...PLACE, invoiceMethod: 'paper' })
})

test('an e-invoice needs its address, in upper case, and an operator found by name [VAL-13] [SGN-06]', async () => {
  await draw({ ...PLACE, invoiceMethod: 'einvoice' })
  await save()
  expect(messageOf('invoicing.eInvoiceAddress')).toBe(m.form_error_required())
  expect(operator().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(operator(), 'mave')
  await userEvent.keyboard('{Enter}')
  expect(operator().value).toBe('Maventa')
  // With only the operator filled in, no check runs.
  await answered()
  expect(callsOf('validateEinvoice')).toEqual([])
  type('invoicing.eInvoiceAddress', '0037 12345678abc')
  await answered()
  expect(callsOf('validateEinvoice')).toMatchObject([
    { data: { eInvoiceAddress: '003712345678ABC', operator: '003721291126' } },
  ])
  expect(messageOf('invoicing.eInvoiceAddress')).toBe(m.invoicing_einvoice_known())
  await save()
  expect(sent).toHaveBeenLastCalledWith({
    ...PLACE,
    invoiceMethod: 'einvoice',
    eInvoiceAddress: '003712345678ABC',
    operator: '003721291126',
  })
})

test('a pair that the operator does not know is refused until another operator is chosen [SGN-06] [VAL-14]', async () => {
  await draw({ ...PLACE, invoiceMethod: 'einvoice', operator: '003721291126' }, ({ operator: by }) => by === 'NDEAFIHH')
  type('invoicing.eInvoiceAddress', '000000000000')
  await answered()
  expect(messageOf('invoicing.eInvoiceAddress')).toContain('eivät sovi yhteen')
  await save()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(operator())
  await userEvent.type(operator(), 'NDEAFIHH')
  await userEvent.keyboard('{Enter}')
  await answered()
  expect(callsOf('validateEinvoice')).toHaveLength(2)
  expect(messageOf('invoicing.eInvoiceAddress')).toBe(m.invoicing_einvoice_known())
  await save()
  expect(sent).toHaveBeenCalledOnce()
})

test('a check that fails says so, and the server validates on submit [SGN-06]', async () => {
  await draw({ ...PLACE, invoiceMethod: 'einvoice', operator: '003721291126' }, () => {
    throw refused('validateEinvoice', 500, 'internal_error')
  })
  type('invoicing.eInvoiceAddress', '003712345678')
  await answered()
  expect(messageOf('invoicing.eInvoiceAddress')).toBe(m.form_check_failed())
  await save()
  expect(sent).toHaveBeenCalledOnce()
})

test('an operator that is not in the list can be entered by its identifier [VAL-13]', async () => {
  await draw({ ...PLACE, invoiceMethod: 'einvoice', eInvoiceAddress: '003712345678', operator: 'E204503' })
  expect(operator().value).toBe('E204503')
  await userEvent.clear(operator())
  await userEvent.type(operator(), '003726044706')
  await userEvent.click(await screen.findByRole('option', { name: /Käytä välittäjätunnusta 003726044706/ }))
  await answered()
  await save()
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ operator: '003726044706' }))
})

test('the post code is validated again in another country, and invoices may go to a PO box [VAL-08]', async () => {
  await draw({ ...PLACE, address: 'PL 12', postCode: '1145', country: 'SE', invoiceMethod: 'paper' })
  await settle(() => {
    const country = find('select')
    country.value = 'FI'
    country.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(messageOf('invoicing.postCode')).toBe(m.address_post_code_finnish())
  type('invoicing.postCode', '33211')
  await save()
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ address: 'PL 12', postCode: '33211' }))
})
