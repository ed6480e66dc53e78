// @vitest-environment jsdom
import type { BenefitGroups, Benefits } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { expectAccessible } from '../../../tests/support/accessible'
import { expectRouteError } from '../../../tests/support/expected-console'
import {
  goTo,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  usePortal,
} from '../../../tests/support/portal-test-bed'

// Some tests make the fake API send replies that violate the contract; that must not fail them.
usePortal({ mayDepart: true })

const EN = { locale: 'en' } as const
const AINO = 'aino.virtanen'
const tiles = () => within(screen.getByRole('main')).getAllByRole('listitem')
const tilesAre = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count))
const links = () => tiles().map((tile) => plain(within(tile).getByRole('link')))
const link = (action: string, benefit: string, inLocale = {}) => `${action}${m.benefits_of({ benefit }, inLocale)}`

test('the overview has a tile for each benefit, lunch first, with badge and button [GRP-01] [GRP-12]', async () => {
  const { user } = await openPortal('/manage-benefits', AINO)
  await screen.findByRole('heading', { level: 1, name: m.benefits_title() })
  await tilesAre(4)
  const names = [m.benefits_lunch(), m.benefits_recreational(), m.benefits_transport(), m.benefits_massage()]
  expect(tiles().map((tile) => plain(within(tile).getByRole('heading')))).toEqual(names)
  expect(plain(tiles()[0] ?? null)).toContain(m.benefits_badge_active())
  expect(plain(tiles()[0] ?? null)).not.toContain(m.benefits_badge_on_hold())
  expect(plain(tiles()[2] ?? null)).toContain(m.benefits_badge_on_hold())
  expect(plain(tiles()[3] ?? null)).toContain(m.benefits_badge_available())
  expect(links()).toEqual([
    link(m.benefits_view_groups(), m.benefits_lunch()),
    link(m.benefits_view_groups(), m.benefits_recreational()),
    link(m.benefits_view_groups(), m.benefits_transport()),
    link(m.benefits_activate(), m.benefits_massage()),
  ])
  await user.click(within(tiles()[3] as HTMLElement).getByRole('link'))
  await waitFor(() => expect(location.pathname).toBe('/manage-benefits/massage'))
  await screen.findByRole('heading', { level: 1, name: m.benefits_massage() })
})

test('a new customer sees every benefit to be activated [GRP-01]', async () => {
  await openPortal('/en/manage-benefits', 'niko.rautio')
  await tilesAre(5)
  const names = [
    m.benefits_lunch({}, EN),
    m.benefits_recreational({}, EN),
    m.benefits_transport({}, EN),
    m.benefits_massage({}, EN),
    m.benefits_wellbeing({}, EN),
  ]
  expect(links()).toEqual(names.map((name) => link(m.benefits_activate({}, EN), name, EN)))
})

test('without any benefit the overview says what to do', async () => {
  await plan('listBenefits:example:200:none')
  await openPortal('/manage-benefits', AINO)
  await screen.findByRole('heading', { name: m.benefits_none_title() })
  expect(screen.getByRole('link', { name: m.benefits_none_action() }).getAttribute('href')).toBe('/help')
  await expectAccessible()
})

test.each([
  ['types', { type: 'bicycle' }],
  ['states', { state: 'paused' }],
])('benefits of unknown %s are not said to be missing [GRP-01] [CTR-07]', async (_, unknown) => {
  onTheWay['GET /api/company/benefits'] = async (request, pass) => {
    const reply = (await (await pass(request))?.json()) as Benefits
    return Response.json({ benefits: reply.benefits.map((benefit) => ({ ...benefit, ...unknown })) })
  }
  await openPortal('/manage-benefits', AINO)
  await screen.findByRole('heading', { name: m.benefits_unknown_title() })
  expect(screen.queryByText(m.benefits_none_text())).toBeNull()
})

test('an unknown benefit is not found [GRP-02]', async () => {
  await openPortal('/manage-benefits/sauna', AINO)
  await waitFor(() => expect(location.pathname).toBe('/not-found'))
  await screen.findByRole('heading', { name: m.not_found_title() })
})

test('massage and wellbeing have an info bar with their links, the others none [GRP-02]', async () => {
  const bar = () => screen.findByRole('region', { name: m.benefits_info_label() })
  const leadsTo = async (name: string, address: string) => {
    const found = await within(await bar()).findByRole('link', { name: new RegExp(`^${name}`) })
    expect(found.getAttribute('href')).toBe(address)
  }
  await openPortal('/manage-benefits/massage', AINO)
  expect(plain(await bar())).toContain(m.benefits_info_massage())
  await leadsTo(m.benefits_info_instructions(), 'https://tuki.etuportaali.example/hieronta')
  await leadsTo(m.benefits_info_call_to_action(), 'https://www.etuportaali.example/hieronta')
  await goTo('/en/manage-benefits/wellbeing')
  await leadsTo(m.benefits_info_instructions({}, EN), 'https://tuki.etuportaali.example/en/wellbeing')
  await goTo('/manage-benefits/lunch')
  await screen.findByRole('heading', { name: m.benefits_groups_heading() })
  expect(screen.queryByRole('region', { name: m.benefits_info_label() })).toBeNull()
})

const facts = () => screen.findByRole('region', { name: m.benefits_facts() })
const hrefs = async () =>
  within(await facts())
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'))

test('the page of a group has its employees, the next load and ways to go on [GRP-15]', async () => {
  const { user } = await openPortal('/manage-benefits/recreational', AINO)
  const show = await within(await facts()).findByRole('link', { name: m.benefits_facts_show() })
  await waitFor(async () => expect(plain(await facts())).toMatch(/Työntekijöitä\d+.*\d\d\.\d\d\.\d{4}.* €/))
  const [, count] = /Työntekijöitä(\d+)/.exec(plain(await facts())) ?? []
  expect(await hrefs()).toEqual(['/load-benefit', '/beneficiaries?benefit=recreational', '/beneficiaries?open=add'])
  await user.click(show)
  await screen.findByRole('heading', { level: 1, name: m.employees_title() })
  // The list also has those whose benefits have ended.
  await waitFor(() => expect(plain(screen.getByRole('main'))).toMatch(/\/ \d+/))
  const [, listed] = /\/ (\d+)/.exec(plain(screen.getByRole('main')).replace(/^.*1–20/, '')) ?? []
  expect(Number(listed)).toBeGreaterThanOrEqual(Number(count))
  // A benefit on hold is not loaded.
  await goTo('/manage-benefits/transport')
  await waitFor(async () =>
    expect(await hrefs()).toEqual(['/beneficiaries?benefit=transport', '/beneficiaries?open=add']),
  )
})

test('a group with automatic loads shows the next one, not that none is scheduled [GRP-07] [GRP-15]', async () => {
  onTheWay['GET /api/company/benefit-groups'] = async (request, pass) => {
    const reply = (await (await pass(request))?.json()) as BenefitGroups
    const benefitGroups = reply.benefitGroups.map((group) => ({ ...group, recurringTopupRequestEnabled: true }))
    return Response.json({ benefitGroups })
  }
  await openPortal('/manage-benefits/lunch', AINO)
  await waitFor(async () => expect(plain(await facts())).toMatch(/Automaattinen latausSeuraava lataus 01\.\d\d\.\d{4}/))
  expect(plain(await facts())).not.toContain(m.month_scheduled_none())
  // A scheduled load is shown beside the automatic one.
  await goTo('/manage-benefits/recreational')
  await waitFor(async () => expect(plain(await facts())).toContain(m.home_next_load()))
  expect(plain(await facts())).toContain(m.benefits_recurring())
})

test('a benefit that employees request is not offered to be loaded [GRP-15]', async () => {
  await openPortal('/manage-benefits/lunch', 'kerttu.makela')
  await waitFor(async () => expect(plain(await facts())).toMatch(/Työntekijöitä\d+/))
  expect(await hrefs()).toEqual(['/beneficiaries?benefit=lunch', '/beneficiaries?open=add'])
})

test('employees and loads that cannot be read again stay, with a note that they may be outdated [GRP-15]', async () => {
  const { queryClient } = await openPortal('/manage-benefits/lunch', AINO)
  await waitFor(async () => expect(plain(await facts())).toMatch(/Työntekijöitä\d+/))
  onTheWay['GET /api/company-beneficiaries'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await within(await facts()).findByText(m.table_outdated())
  expect(plain(await facts())).toMatch(/Työntekijöitä\d+/)
})

test('employees and loads that cannot be read leave the page of a group as it is [GRP-15]', async () => {
  await plan('listEmployees!:500:internal_error')
  const { user } = await openPortal('/manage-benefits/lunch', AINO)
  await screen.findByText(m.benefits_facts_failed())
  await screen.findByRole('button', { name: m.benefits_lunch() })
  await expectAccessible()
  await user.click(within(await facts()).getByRole('button', { name: m.try_again() }))
  await waitFor(async () => expect(plain(await facts())).toMatch(/Työntekijöitä\d+/))
})

test('a benefit outside the contract cannot be given a group [GRP-12]', async () => {
  await openPortal('/manage-benefits/wellbeing', AINO)
  await screen.findByRole('heading', { name: m.benefits_not_contracted_title() })
  expect(screen.queryByRole('button', { name: m.benefits_group_add() })).toBeNull()
  await expectAccessible()
})

test('a benefit list that cannot be read shows a toast and a retry [GRP-11]', async () => {
  expectRouteError(/ApiError: listBenefits/)
  await plan('listBenefits!:500:internal_error')
  const { user } = await openPortal('/manage-benefits', AINO)
  const retry = await screen.findByRole('button', { name: m.try_again() })
  await waitFor(() => expect(notices()).toContain(m.benefits_list_failed()))
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(m.benefits_title())
  await expectAccessible()
  await user.click(retry)
  await tilesAre(4)
})

test('groups that cannot be read show a toast and a retry [GRP-11]', async () => {
  expectRouteError(/ApiError: listBenefitGroups/)
  await plan('listBenefitGroups!:malformed')
  const { user } = await openPortal('/manage-benefits/lunch', AINO)
  const retry = await screen.findByRole('button', { name: m.try_again() })
  await waitFor(() => expect(notices()).toContain(m.benefits_groups_failed()))
  await expectAccessible()
  await user.click(retry)
  await screen.findByRole('button', { name: m.benefits_lunch() })
})

test('a failure of the settings opens the blocking popup [GRP-11] [NAV-10]', async () => {
  await plan('readBenefitGroupSettings:500:internal_error')
  const { user } = await openPortal('/manage-benefits/lunch', AINO)
  const popup = await screen.findByRole('alertdialog', { name: m.blocking_title() })
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('alertdialog')).toBe(popup)
    expect(within(popup).getByRole('button', { name: m.blocking_reload() })).toBeTruthy()
  })
})
