// @vitest-environment jsdom

import type { Company, UpdateCompanyRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadRuntimeConfig } from '@/api/config/runtime-config'
import { invoicingBody, invoicingValues } from '@/forms/fields/invoicing-values'
import '@/domain/error-texts'
import '@/forms/errors/apply-server-errors'
import '@/forms/fields/operator-select'
import { setCurrentLocale } from '@/language/locale'
import { NotificationRegion } from '@/notifications/notification-region'
import { closeAllNotifications } from '@/notifications/notifications'
import { installSentCommands } from '@/session/sent-commands'
import { currentSession, endSession, startImpersonatedSession, startSession } from '@/session/session-store'
import { recordServerTime } from '@/values/dates/clock'
import { callsOf, lost, openPart, refused } from '../../../tests/support/answers-test-bed'
import { COMPANY, companyAnswers, NOTICES } from '../../../tests/support/companies'
import { find, input, messageOf, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { CompanyPage } from './company-page'
import { prefetchCompanyPage } from './queries'

useFreshPage()

const REPLY = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['VoucherManager'] }
let stop: () => void
beforeEach(() => {
  stop = installSentCommands()
  startSession({ ...REPLY, isUserImpersonate: false }, { keep: false, owner: 'aino' })
})
afterEach(() => {
  endSession('logged-out')
  stop()
  closeAllNotifications()
})

/** The company that the fake replies contain. */
let saved: Company = COMPANY
type Answers = Parameters<typeof openPart>[1]
const open = (given: Answers = {}, company: Company = COMPANY, search = '') => {
  saved = company
  return openPart(
    <>
      <CompanyPage />
      <NotificationRegion />
    </>,
    { ...companyAnswers(), readCompany: () => saved, ...given },
    prefetchCompanyPage,
    { at: '/company-information', search, others: ['/', '/contract', '/help', '/order/benefits'] },
  )
}
const page = () => document.body.textContent ?? ''
const says = (text: string) => waitFor(() => expect(page()).toContain(text))
const sent = (operation: Parameters<typeof callsOf>[0]) => waitFor(() => expect(callsOf(operation)).not.toEqual([]))
const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name })
  await settle(() => buttons.at(-1)?.click())
}
/** Value of a row and its note. */
const valueOf = (label: string) =>
  Array.from(screen.getByText(label, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])
    .map(({ textContent }) => textContent)
    .join('')
const edit = () => press(m.company_edit())
const save = () => press(m.company_save())
const givePassword = async (password = 'Etuportaali-1') => {
  await waitFor(() => input('password'))
  type('password', password)
  await press(m.popup_confirm())
}

test('shows two tabs; the URL names the selected one [COM-01]', async () => {
  await open()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    m.company_tab_details(),
    m.company_tab_contacts(),
  ])
  expect(screen.queryByRole('table')).toBeNull()
  await settle(() => screen.getByRole('tab', { name: m.company_tab_contacts() }).click())
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('the URL opens the contacts tab; an invalid one opens the details [COM-01]', async () => {
  await open({}, COMPANY, '?tab=contacts')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(m.company_tab_contacts())
})

test('opens read-only: facts, size as text, address and invoicing [COM-02] [COM-04]', async () => {
  await open()
  expect(valueOf(m.company_name())).toBe('Pyynikin Paahtimo Oy')
  expect(valueOf(m.company_business_id())).toBe('9912345-6')
  expect(valueOf(m.company_customer_number())).toBe('10012345')
  expect(valueOf(m.company_size())).toBe('10–99 työntekijää')
  expect(valueOf(m.company_address())).toBe('Satakunnankatu 1833210 TampereSuomi')
  expect(valueOf(m.invoicing_method())).toBe(m.invoicing_method_email())
  expect(valueOf(m.invoicing_email())).toBe('laskut@pyynikinpaahtimo.example')
  expect(document.querySelector('input')).toBeNull()
})

test('names the operator of an e-invoice, tells what paper costs, and countries in English [COM-04]', async () => {
  const place = { address: 'PL 120', postCode: '33211', city: 'Tampere', country: 'FI' }
  const einvoice = { eInvoiceAddress: '003799123456', operator: '003721291126' }
  await open({}, { ...COMPANY, invoiceInformation: { ...place, invoiceMethod: 'einvoice', ...einvoice } })
  expect(valueOf(m.invoicing_operator())).toBe('Maventa003721291126')
  setCurrentLocale('en')
  await open({}, { ...COMPANY, invoiceInformation: { ...place, invoiceMethod: 'paper' } })
  expect(valueOf(m.invoicing_method({}, { locale: 'en' }))).toMatch(/^Paper invoice17,90\s€ per invoice$/)
  expect(valueOf(m.invoicing_address({}, { locale: 'en' }))).toBe('PL 12033211 TampereFinland')
})

test.each([
  [4, '1–9 työntekijää'],
  [3, '10–99 työntekijää'],
  [2, '100–249 työntekijää'],
  [1, '250 työntekijää tai enemmän'],
] as const)('size %i is %s [COM-04]', async (sizeId, words) => {
  await open({}, { ...COMPANY, sizeId })
  expect(valueOf(m.company_size())).toBe(words)
})

test('only size, address and invoicing are editable, and cancel discards the input [COM-02] [COM-12]', async () => {
  await open()
  await edit()
  const names = [...document.querySelectorAll('input, select')].map((control) => control.getAttribute('name'))
  expect([...new Set(names)]).toEqual([
    'sizeId',
    'address.address',
    'address.postCode',
    'address.city',
    'address.country',
    'invoicing.invoiceMethod',
    'invoicing.emailAddress',
    'invoicing.address',
    'invoicing.postCode',
    'invoicing.city',
    'invoicing.country',
  ])
  expect(valueOf(m.company_business_id())).toBe('9912345-6')
  type('address.address', 'Pyynikintori 3')
  await press(m.company_cancel())
  await waitFor(() => expect(valueOf(m.company_address())).toContain('Satakunnankatu 18'))
  await edit()
  await waitFor(() => expect(input('address.address').value).toBe('Satakunnankatu 18'))
})

const UPDATE: UpdateCompanyRequest = {
  company_info: {
    address: { ...COMPANY.address, addressLine: 'Pyynikintori 3', postCode: '33230' },
    sizeId: 2,
    ...(COMPANY.invoiceInformation && {
      invoiceInformation: invoicingBody(invoicingValues(COMPANY.invoiceInformation)),
    }),
  },
  companySizeId: 2,
}
const change = async () => {
  await edit()
  type('address.address', ' Pyynikintori 3 ')
  type('address.postCode', '33230')
  await settle(() => find('input', '[name=sizeId][value="2"]').click())
  await save()
}

test('saving asks for the password, sends all editable fields, and refetches the company [COM-03] [COM-12]', async () => {
  await open({
    updateCompany: ({ data }) => {
      const { company_info: info } = data as UpdateCompanyRequest
      saved = { ...saved, ...info }
    },
  })
  await change()
  await says(m.password_asked())
  expect(callsOf('updateCompany')).toEqual([])
  await givePassword()
  await sent('updateCompany')
  expect(callsOf('updateCompany').map(({ data }) => data)).toEqual([{ ...UPDATE, password: 'Etuportaali-1' }])
  await says(m.company_saved())
  await waitFor(() => expect(valueOf(m.company_address())).toContain('Pyynikintori 3'))
})

test('an unknown invoicing method is not replaced: it must be selected before saving [CTR-07] [COM-12]', async () => {
  const invoiceInformation = { ...COMPANY.invoiceInformation, invoiceMethod: 'sms' }
  await open({}, { ...COMPANY, invoiceInformation } as Company)
  await says(m.invoicing_method_other())
  await change()
  await says(m.form_error_choice())
  expect(callsOf('updateCompany')).toEqual([])
  const methods = screen.getAllByRole<HTMLInputElement>('radio', { name: /lasku/i })
  expect(methods.filter(({ checked }) => checked)).toEqual([])
})

test('a wrong password shows in the popup, and the input stays [COM-03]', async () => {
  await open({
    updateCompany: () => {
      throw refused('updateCompany', 422, 'incorrect_password', 'password')
    },
  })
  await change()
  await givePassword('Wrong-1234')
  await waitFor(() => expect(messageOf('password')).toBe(m.error_incorrect_password()))
  expect(within(screen.getByRole('dialog')).getByRole('heading').textContent).toBe(m.popup_title())
  expect(input('address.address').value).toBe(' Pyynikintori 3 ')
})

test('an impersonating admin or single sign-on user is not asked for a password [COM-03]', async () => {
  startImpersonatedSession({ ...REPLY, validTo: Date.now() + 3_600_000 })
  await open({ updateCompany: () => undefined })
  await change()
  expect(screen.queryByText(m.password_asked())).toBeNull()
  await sent('updateCompany')
  expect(callsOf('updateCompany').map(({ data }) => data)).toEqual([UPDATE])
  endSession('logged-out')
  startSession({ ...REPLY, isUserImpersonate: false }, { keep: false, owner: 'aino' })
  const profile = companyAnswers().readUser
  await open({
    readUser: (config) => ({ ...(profile?.(config) as object), isSingleSignOn: true }),
    updateCompany: () => undefined,
  })
  await change()
  await sent('updateCompany')
  expect(callsOf('updateCompany')).toHaveLength(1)
})

test('a company without invoice information neither sees nor sends any [COM-12]', async () => {
  const { invoiceInformation: _, ...company } = COMPANY
  await open({ updateCompany: () => undefined }, company)
  expect(screen.queryByText(m.invoicing_method())).toBeNull()
  await change()
  await givePassword()
  await sent('updateCompany')
  const body = callsOf('updateCompany').at(-1)?.data as UpdateCompanyRequest
  expect(Object.keys(body.company_info)).toEqual(['address', 'sizeId'])
})

test.each([
  ['invalid_einvoice', 'invoicing.emailAddress', ''],
  ['po_box_not_allowed', 'address.address', m.error_po_box_not_allowed()],
] as const)('shows %s at its field [COM-03]', async (code, field, text) => {
  await open({
    updateCompany: () => {
      throw refused('updateCompany', 400, code)
    },
  })
  await change()
  await givePassword()
  await waitFor(() => expect(messageOf(field)).toBe(text))
  // An email invoice has no field for this error, so it shows as text.
  if (text === '') await says('Verkkolaskuosoite ja välittäjä eivät sovi yhteen')
})

test('a rejected update shows its reason: closed meanwhile, or failed [COM-03] [COM-10]', async () => {
  let error = refused('updateCompany', 403, 'editing_disabled')
  await open({
    updateCompany: () => {
      throw error
    },
  })
  await change()
  await givePassword()
  await says(m.error_editing_disabled())
  error = Object.assign(refused('updateCompany', 503, 'service_unavailable'), { canRetry: true })
  await save()
  await givePassword()
  await says('Yrityksen tietoja ei voitu päivittää')
  expect(callsOf('updateCompany')).toHaveLength(2)
})

test('after a lost reply the update counts as saved if the company has it, otherwise as unknown [COM-03]', async () => {
  let isSaved = false
  await open({
    updateCompany: ({ data }) => {
      if (isSaved) saved = { ...saved, ...(data as UpdateCompanyRequest).company_info }
      throw lost('updateCompany')
    },
  })
  await change()
  await givePassword()
  await says(m.form_unknown_repeatable())
  expect(callsOf('updateCompany')).toHaveLength(1)
  isSaved = true
  await save()
  await givePassword()
  await says(m.company_saved())
  expect(callsOf('updateCompany')).toHaveLength(2)
})

test('changes that another user has saved are shown and kept [COM-12]', async () => {
  await open({ updateCompany: () => undefined })
  await edit()
  saved = { ...COMPANY, sizeId: 1, address: { ...COMPANY.address, country: 'SE', postCode: '11455' } }
  type('address.address', 'Pyynikintori 3')
  await save()
  await says(m.form_meanwhile_title())
  await says('250 työntekijää tai enemmän')
  await says('Ruotsi')
  await press(m.popup_confirm())
  await givePassword()
  await sent('updateCompany')
  expect(callsOf('updateCompany').at(-1)?.data).toMatchObject({
    company_info: { address: { addressLine: 'Pyynikintori 3', country: 'SE', postCode: '11455' }, sizeId: 1 },
    companySizeId: 1,
  })
})

test('rejects a PO box and a postcode that does not fit the country [VAL-08] [VAL-10]', async () => {
  await open()
  await edit()
  type('address.address', 'PL 120')
  type('address.postCode', '332')
  await save()
  await waitFor(() => expect(messageOf('address.address')).toBe(m.error_po_box_not_allowed()))
  await waitFor(() => expect(messageOf('address.postCode')).toBe(m.address_post_code_finnish()))
  expect(document.activeElement).toBe(input('address.address'))
  expect(callsOf('updateCompany')).toEqual([])
})

const HOUR = 3_600_000
test('a maintenance window shows its banner, and editing is disabled until it ends [COM-10]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const from = new Date(Date.now() - HOUR).toISOString()
  const to = new Date(Date.now() + HOUR).toISOString()
  await open({ readNotices: () => ({ ...NOTICES, editingDisabled: [{ from, to }] }) })
  const button = () => screen.getByRole('button', { name: m.company_edit() })
  await says(m.company_editing_closed_title())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await edit()
  expect(document.querySelector('form')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(HOUR))
  expect(page()).not.toContain(m.company_editing_closed_title())
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

test('a maintenance window goes by the server’s clock, not by one that is two hours ahead [COM-10]', async () => {
  recordServerTime(Date.now() - 2 * HOUR, Date.now())
  onTestFinished(() => recordServerTime(Date.now(), Date.now()))
  const from = new Date(Date.now() - 3 * HOUR).toISOString()
  const to = new Date(Date.now() - HOUR).toISOString()
  await open({ readNotices: () => ({ ...NOTICES, editingDisabled: [{ from, to }] }) })
  await says(m.company_editing_closed_title())
})

test('without the content file nothing is closed [COM-10]', async () => {
  await open({
    readNotices: () => {
      throw refused('readNotices', 500, 'internal_error')
    },
  })
  await edit()
  expect(input('address.address')).toBeTruthy()
})

test('a company without a signatory sees why, and the way to the contract [COM-15]', async () => {
  await open({ checkHasSignatory: () => ({ hasSignatory: false }) }, { ...COMPANY, hasSignatory: false })
  await says(m.company_no_signatory_title())
  await settle(() => screen.getByRole('link', { name: m.company_no_signatory_contract() }).click())
  await says('at /contract')
})

test('replies that do not say whether there is a signatory show no note [COM-15] [CTR-07]', async () => {
  const { hasSignatory: _, ...lacking } = COMPANY
  await open({ checkHasSignatory: () => ({}) }, lacking as Company)
  await sent('checkHasSignatory')
  expect(page()).not.toContain(m.company_no_signatory_title())
})

test('a company with a signatory sees no note [COM-15]', async () => {
  await open()
  expect(page()).not.toContain('allekirjoitusoikeudellista')
})

const inEnvironment = async (environment: string) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          apiBaseUrl: '',
          environment,
          productName: { fi: 'Etuportaali', en: 'Benefits portal' },
          paymentProviderHosts: [],
          employeeApplicationUrl: 'https://app.portal.test',
        }),
      ),
    ),
  )
  await loadRuntimeConfig()
}
const request = () => press(m.company_rights_request())

test('in a QA environment a non-signatory gets the right to sign, and goes to order cards [NAV-12]', async () => {
  await inEnvironment('qa')
  await open({ addSignatoryRole: () => undefined })
  const before = callsOf('checkHasSignatory').length
  await request()
  await sent('addSignatoryRole')
  expect(callsOf('addSignatoryRole')).toHaveLength(1)
  await waitFor(() => expect(currentSession()?.roles).toEqual(['voucherManager', 'signatory']))
  await sent('checkHasSignatory')
  expect(callsOf('checkHasSignatory').length).toBeGreaterThan(before)
  await says('at /order/benefits')
})

test.each([
  [403, 'not_available_in_production'],
  // The reply is a success, but the role is missing.
  [500, 'internal_error'],
])(
  'a request for the signing right that fails with %i shows an error and changes nothing [NAV-12]',
  async (status, code) => {
    await inEnvironment('qa')
    await open({
      addSignatoryRole: () => {
        throw refused('addSignatoryRole', status, code)
      },
    })
    await request()
    await says(m.company_rights_failed())
    expect(currentSession()?.roles).toEqual(['voucherManager'])
  },
)

test('a signing right granted earlier or despite a lost reply takes effect [NAV-12]', async () => {
  await inEnvironment('qa')
  const details = companyAnswers().readUserDetails
  let hasRole = false
  await open({
    readUserDetails: (config) => ({
      ...(details?.(config) as object),
      roles: hasRole ? ['VoucherManager', 'Signatory'] : ['VoucherManager'],
    }),
    addSignatoryRole: () => {
      hasRole = true
      throw lost('addSignatoryRole')
    },
  })
  await request()
  await waitFor(() => expect(currentSession()?.roles).toEqual(['voucherManager', 'signatory']))
})

test.each([
  ['in production', 'production', ['VoucherManager']],
  ['to a signatory', 'qa', ['VoucherManager', 'Signatory']],
])('%s the right is not offered [NAV-12]', async (_, environment, roles) => {
  await inEnvironment(environment)
  endSession('logged-out')
  startSession({ ...REPLY, roles, isUserImpersonate: false }, { keep: false, owner: 'aino' })
  await open()
  expect(screen.queryByRole('button', { name: m.company_rights_request() })).toBeNull()
})
