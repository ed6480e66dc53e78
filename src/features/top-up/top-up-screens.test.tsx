// @vitest-environment jsdom
import type { CompanyAccounts } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { expectAccessible } from '../../../tests/support/accessible'
import { chooseInAccountMenu } from '../../../tests/support/login-pages'
import {
  at,
  description,
  letRepliesDepart,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  sentBody,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import { fillLoad, loads, openLoad, question, radio, submit, TOP_UP_PATH } from '../../../tests/support/top-up-pages'

usePortal()

const AINO = 'aino.virtanen'

const main = () => within(screen.getByRole('main'))
const summary = () =>
  main()
    .getByRole('heading', { level: 2, name: /^(Yhteenveto|Summary)/ })
    .closest('section')
const inSummary = (text: string) => waitFor(() => expect(plain(summary())).toContain(text))

test('another running load blocks sending [TOP-12]', async () => {
  await plan('checkPendingTopUps!:example:200:in_progress')
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await user.click(submit())
  expect(plain(await screen.findByRole('alert'))).toContain(m.error_top_up_in_progress())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(loads()).toEqual([])
  const [check] = sentTo('POST', '/api/top-up-load/pending/for-benefit')
  expect(await sentBody(check)).toMatchObject({ benefitType: 'recreational', beneficiaryIds: { length: 3 } })
})

test.each([
  ['vaino.koskela', TOP_UP_PATH, m.deposit_no_employees_title(), m.deposit_no_employees_action(), '/beneficiaries'],
  [
    'kerttu.makela',
    `/en${TOP_UP_PATH}`,
    m.top_up_unavailable_title({}, { locale: 'en' }),
    m.top_up_unavailable_action({}, { locale: 'en' }),
    '/en/manage-benefits',
  ],
])('%s at %s sees "%s" and the next step [TOP-01] [TOP-06]', async (who, path, title, link, to) => {
  await openPortal(path, who)
  await screen.findByRole('heading', { name: title })
  expect(main().getByRole('link', { name: link }).getAttribute('href')).toBe(to)
  await expectAccessible()
})

test('a running load is shown although the company has no loadable benefits any more [TOP-01] [TOP-08]', async () => {
  onTheWay['GET /api/top-up-load/in-progress'] = () =>
    Promise.resolve(Response.json({ isTopUpLoadInProgress: true, ids: ['t-1'] }))
  await openPortal(TOP_UP_PATH, 'kerttu.makela')
  expect(await screen.findByText(m.top_up_running_title())).toBeTruthy()
  expect(screen.queryByText(m.top_up_unavailable_title())).toBeNull()
})

test('a company that can load only a benefit unknown to the portal is told so, instead of an empty choice [TOP-01] [CTR-07]', async () => {
  letRepliesDepart()
  onTheWay['GET /api/top-up-load/loadable-benefits'] = () =>
    Promise.resolve(Response.json({ loadableBenefits: ['bicycle'] }))
  await openPortal(TOP_UP_PATH, AINO)
  expect(await main().findByText(m.top_up_unavailable_title())).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('chosen employees without a lunch day in the month are told from nobody chosen [DAY-02] [TOP-20]', async () => {
  // A Saturday: the benefit of this employee (85 %) began today, and the month has only one more working day.
  at('2026-11-28T12:00:00+02:00')
  await openLoad(['Alanen, Mika'], { benefit: 'lunch', amountKind: 'days' })
  const card = main().getByRole('heading', { name: m.top_up_step_amount() }).closest('section')
  expect(plain(card)).toContain(plain(m.why_rule_too_little()))
  expect(plain(card)).not.toContain(m.top_up_own_none())
  // The table says that one is selected, so the summary does not say “selected 0”.
  await inSummary(`${m.top_up_recipients()}0 työntekijää`)
})

test('without the features there is no schedule and no e-invoice [TOP-13]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, 'riikka.salminen')
  await user.click(await radio(m.benefits_lunch()))
  expect((await radio(m.top_up_payment_deduction())).checked).toBe(true)
  expect(main().queryByRole('heading', { level: 2, name: m.top_up_step_schedule() })).toBeNull()
  expect(screen.queryByRole('radio', { name: /^Verkkolasku/ })).toBeNull()
})

test('more than the balance cannot be deducted, and can be invoiced [TOP-06]', async () => {
  onTheWay['GET /api/company-accounts'] = async (_, pass) => {
    const reply = (await (await pass())?.json()) as CompanyAccounts
    return Response.json({ ...reply, accounts: reply.accounts.map((one) => ({ ...one, availableBalance: 5000 })) })
  }
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  // 60,00 €, a fee of 3,00 € and its VAT of 0,77 €.
  await fillLoad(user)
  const deduction = await radio(m.top_up_payment_deduction())
  await waitFor(() => expect(deduction.disabled).toBe(true))
  expect(description(deduction)).toContain(m.top_up_error_balance({ missing: '13,77 €' }))
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  expect(main().getByRole('link', { name: m.top_up_to_deposit() }).getAttribute('href')).toBe('/load-account')
  await user.click(await radio(m.top_up_payment_einvoice()))
  await inSummary('Saldo latauksen jälkeen50,00 €')
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
})

test('employees that cannot be read say so and can be read again [NAV-10]', async () => {
  await plan('listTopUpEmployees!:500:internal_error')
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await user.click(await radio(m.benefits_recreational()))
  expect(plain(await screen.findByRole('alert'))).toContain(m.table_error())
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await fillLoad(user)
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
})

test('without figures there is no confirmation and nothing is sent [TOP-07]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await plan('listTopUps!:500:internal_error')
  await user.click(submit())
  expect(plain(await screen.findByRole('alert'))).toContain(m.top_up_unread())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(loads()).toEqual([])
})

test('the reason why a load is refused at confirming follows the language [TOP-07] [FMT-02]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await user.click(submit())
  const dialog = await question()
  onTheWay['POST /api/top-up-load/pending/for-benefit'] = refused(409, 'top_up_in_progress')
  await user.click(dialog.getByRole('button', { name: /^Lataa / }))
  expect(plain(await screen.findByRole('alert'))).toContain(m.error_top_up_in_progress())
  await chooseInAccountMenu(user, 'In English')
  await waitFor(() =>
    expect(plain(screen.getByRole('alert'))).toContain(m.error_top_up_in_progress({}, { locale: 'en' })),
  )
})

test('without settings there is no price, and the page is blocked [NAV-10]', async () => {
  await plan('readSettings:500:internal_error')
  await openPortal(TOP_UP_PATH, AINO)
  expect(plain(await screen.findByRole('alertdialog'))).toContain(m.blocking_title())
})

test('a balance that cannot be read again may be outdated, and says so beside the costs [TOP-19]', async () => {
  const { queryClient } = await openPortal(TOP_UP_PATH, AINO)
  await main().findByRole('heading', { level: 2, name: m.top_up_summary() })
  onTheWay['GET /api/company-accounts'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await inSummary(m.table_outdated())
})
