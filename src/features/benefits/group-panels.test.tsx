// @vitest-environment jsdom

import type { BenefitGroupSettings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { awaitFeatureFlags } from '@/domain/feature-flags'
import {
  at,
  fill,
  goTo,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  sent,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const AINO = 'aino.virtanen'
const NIKO = 'niko.rautio'
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = (name: string) => screen.findByRole('dialog', { name })
const noPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const name = () => screen.getByLabelText<HTMLInputElement>(/^Eturyhmän nimi/)
const amount = () => screen.getByLabelText<HTMLInputElement>(/^(Päiväraja|Enimmäismäärä)/)
const radio = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${label}`) })
const onPage = () => plain(screen.getByRole('main'))
const commands = () =>
  sent
    .filter(({ method, url }) => method !== 'GET' && new URL(url).pathname === '/api/company/benefit-groups')
    .map(({ method }) => method)

/** Presses a button of the topmost layer. */
async function press(user: UserEvent, label: string) {
  await user.click(topDialog().getByRole('button', { name: label }))
}

/** Opens a page of benefits. Until the flags are known, forms and views lack what these turn on. */
async function openBenefits(path: string, username: string) {
  const opened = await openPortal(path, username)
  await act(awaitFeatureFlags)
  return opened
}

async function openCreate(user: UserEvent) {
  await user.click(await button(m.benefits_group_add()))
  return panel(m.benefits_group_add())
}

async function openEdit(user: UserEvent, group: string) {
  await user.click(await button(group))
  await panel(group)
  await press(user, m.benefits_group_edit())
  return panel(m.benefits_group_edit_title())
}

async function fillMassage(user: UserEvent) {
  await fill(user, name(), 'Hieronta')
  await fill(user, amount(), '200')
  await user.click(radio(m.benefits_direct_load()))
}

test('a benefit on hold says so, and changing its amount offers no load [GRP-12]', async () => {
  const { user } = await openBenefits('/manage-benefits/transport', AINO)
  expect(onPage()).toContain(m.benefits_on_hold_text())
  await user.click(await button(m.benefits_transport()))
  const view = await panel(m.benefits_transport())
  await waitFor(() => expect(plain(view)).toContain(m.benefits_recurring_on()))
  // Nothing is loaded while it is on hold.
  expect(plain(view)).not.toContain('Seuraava lataus')
  await press(user, m.benefits_group_edit())
  await panel(m.benefits_group_edit_title())
  await user.click(radio(m.benefits_direct_load()))
  await fill(user, amount(), '900')
  await press(user, m.benefits_group_save())
  await waitFor(() => expect(notices()).toContain(m.benefits_saved()))
  await noPanel()
})

test('the page of another benefit does not inherit an open panel [GRP-03]', async () => {
  const { user } = await openBenefits('/manage-benefits/massage', AINO)
  await openCreate(user)
  await goTo('/manage-benefits/lunch')
  await button(m.benefits_lunch())
  await noPanel()
})

test('a tile opens the view, its button the edit; saving and cancelling collapse the panel [GRP-03] [GRP-11]', async () => {
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  await user.click(await button(m.benefits_lunch()))
  const view = await panel(m.benefits_lunch())
  expect(plain(view)).toContain('Päiväraja13,00 €')
  expect(plain(view)).toContain('LataustapaSuora lataus')
  expect(within(view).queryByRole('textbox')).toBeNull()
  await press(user, m.benefits_group_edit())
  await panel(m.benefits_group_edit_title())
  expect(document.activeElement).toBe(name())
  await press(user, m.form_cancel())
  await noPanel()
  await openEdit(user, m.benefits_lunch())
  await fill(user, name(), '  Toimiston lounas ')
  await press(user, m.benefits_group_save())
  await noPanel()
  await waitFor(() => expect(notices()).toContain(m.benefits_saved()))
  await user.click(await button('Toimiston lounas'))
  await panel('Toimiston lounas')
})

test('an open view shows what others have saved meanwhile [GRP-03]', async () => {
  const { user, queryClient } = await openBenefits('/manage-benefits/lunch', AINO)
  await user.click(await button(m.benefits_lunch()))
  const view = await panel(m.benefits_lunch())
  expect(plain(view)).toContain('Päiväraja13,00 €')
  onTheWay['GET /api/company/benefit-groups'] = async (_, pass) => {
    const text = (await (await pass())?.text()) ?? ''
    return new Response(text.replaceAll('1300', '1210'), { headers: { 'Content-Type': 'application/json' } })
  }
  await act(() => invalidateAll(queryClient))
  await waitFor(() => expect(plain(view)).toContain('Päiväraja12,10 €'))
})

test('leaving unsaved changes by Escape, button or Back asks for confirmation [GRP-03]', async () => {
  const { user, router } = await openBenefits('/manage-benefits', AINO)
  await user.click(await screen.findByRole('link', { name: /^Näytä eturyhmä\s?– Lounasetu$/ }))
  await openEdit(user, m.benefits_lunch())
  await fill(user, name(), 'Toinen')
  await user.keyboard('{Escape}')
  await panel(m.form_leave_title())
  await press(user, m.form_leave_stay())
  await waitFor(() => expect(name().value).toBe('Toinen'))
  act(() => router.history.back())
  await panel(m.form_leave_title())
  await press(user, m.form_leave_stay())
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/manage-benefits/lunch')
    expect(name().value).toBe('Toinen')
  })
  await press(user, m.form_cancel())
  await panel(m.form_leave_title())
  await press(user, m.form_leave_confirm())
  await noPanel()
  await button(m.benefits_lunch())
  expect(router.state.location.pathname).toBe('/manage-benefits/lunch')
})

test('an unchanged form cannot be saved and says why [VAL-15]', async () => {
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  await openEdit(user, m.benefits_lunch())
  const save = await button(m.benefits_group_save())
  expect(save.getAttribute('aria-disabled')).toBe('true')
  act(() => save.focus())
  await user.keyboard('{Enter}')
  expect(plain(await screen.findByRole('tooltip'))).toBe(m.form_nothing_changed())
  expect(commands()).toEqual([])
})

test('with employees a new group must be confirmed and is created once [GRP-04] [GRP-05]', async () => {
  const { user } = await openBenefits('/manage-benefits/massage', AINO)
  expect(plain(await openCreate(user))).toContain('hänelle tilataan virtuaalikortti')
  await fillMassage(user)
  await user.click(screen.getByRole('switch', { name: m.benefits_recurring() }))
  await press(user, m.benefits_group_add())
  const confirmation = plain(await panel(m.benefits_confirm_title()))
  expect(confirmation).toContain('Kaikki yrityksen työntekijät liitetään eturyhmään')
  expect(confirmation).toContain('Enimmäismäärä työntekijää kohti200,00 €')
  expect(confirmation).toContain(`${m.benefits_recurring()}${m.benefits_recurring_on()}`)
  await press(user, m.benefits_confirm_back())
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: m.benefits_confirm_title() })).toBeNull()
    expect(name().value).toBe('Hieronta')
  })
  // Nothing was sent, so leaving still asks for confirmation.
  await press(user, m.form_cancel())
  await press(user, m.form_leave_stay())
  expect(commands()).toEqual([])
  await press(user, m.benefits_group_add())
  await user.dblClick(
    within(await panel(m.benefits_confirm_title())).getByRole('button', { name: m.benefits_group_add() }),
  )
  await noPanel()
  expect(commands()).toEqual(['POST'])
  await waitFor(() =>
    expect(notices()).toContain('Kaikki työntekijät on liitetty siihen, ja virtuaalikortit on tilattu.'),
  )
  // Three active, none available, one outside the contract.
  expect(screen.getByRole('link', { name: m.benefits_next_buy() }).getAttribute('href')).toBe('/help')
  await waitFor(() => expect(notices()).toContain(m.benefits_more_to_buy({ count: 1 })))
  await button('Hieronta')
  expect(plain(screen.getByRole('heading', { level: 1 }).parentElement)).toContain(m.benefits_badge_active())
  expect(screen.queryByRole('button', { name: m.benefits_group_add() })).toBeNull()
  // The notices stay until they are closed or the page is left.
  await user.click(screen.getByRole('link', { name: m.benefits_next_buy() }))
  await waitFor(() => expect(notices()).toBe(''))
})

test('without employees there is no confirmation, and adding them is the next step [GRP-04] [GRP-05]', async () => {
  const { user, router } = await openBenefits('/manage-benefits/massage', NIKO)
  await openCreate(user)
  await fillMassage(user)
  await press(user, m.benefits_group_add())
  await noPanel()
  expect(commands()).toEqual(['POST'])
  await waitFor(() => expect(notices()).toContain('Lisää seuraavaksi työntekijät'))
  const next = within(screen.getByRole('region', { name: m.notifications_label() }))
  expect(next.getByRole('link', { name: m.benefits_next_employees() }).getAttribute('href')).toBe('/beneficiaries')
  await waitFor(() => expect(notices()).toContain(m.benefits_more_to_activate({ count: 4 })))
  await user.click(next.getByRole('link', { name: m.benefits_next_manage() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/manage-benefits'))
  await waitFor(() =>
    expect(plain(within(screen.getByRole('main')).getAllByRole('listitem')[3] ?? null)).toContain(
      m.benefits_view_groups(),
    ),
  )
})

test('a changed maximum with direct load offers to load [GRP-06]', async () => {
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  await openEdit(user, m.benefits_lunch())
  await fill(user, amount(), '12,5')
  await press(user, m.benefits_group_save())
  const prompt = await panel(m.benefits_load_title())
  expect(plain(prompt)).toContain(`${m.benefits_load_before({ label: m.benefits_amount_lunch() })}13,00 €`)
  expect(plain(prompt)).toContain(`${m.benefits_load_after({ label: m.benefits_amount_lunch() })}12,50 €`)
  expect(within(prompt).getByRole('link', { name: m.benefits_load_now() }).getAttribute('href')).toBe('/load-benefit')
  await press(user, m.benefits_load_later())
  await noPanel()
  expect(document.activeElement).toBe(await button(m.benefits_lunch()))
  await openEdit(user, m.benefits_lunch())
  await fill(user, name(), 'Lounasetu kaikille')
  await press(user, m.benefits_group_save())
  await noPanel()
  await button('Lounasetu kaikille')
})

test('a changed loading method says when it applies: lunch next month, recreational at once [GRP-07]', async () => {
  at('2026-12-05T12:00:00+02:00')
  const { user, router } = await openBenefits('/manage-benefits/lunch', AINO)
  const form = await openEdit(user, m.benefits_lunch())
  await user.click(radio(m.benefits_top_up_request()))
  expect(plain(form)).toContain('Uusi lataustapa tulee voimaan 01.01.2027.')
  expect(plain(form)).toContain(m.benefits_recurring_hint({ date: '01.01.2027' }))
  await user.click(radio(m.benefits_direct_load()))
  expect(plain(form)).not.toContain('Uusi lataustapa')
  await user.click(radio(m.benefits_top_up_request()))
  await user.click(screen.getByRole('switch', { name: m.benefits_recurring() }))
  await press(user, m.benefits_group_save())
  await noPanel()
  await waitFor(() => expect(onPage()).toContain('LatauspyyntöVoimassa 01.01.2027 alkaen'))
  await user.click(await button(m.benefits_lunch()))
  const view = plain(await panel(m.benefits_lunch()))
  expect(view).toContain('LatauspyyntöVoimassa 01.01.2027 alkaen')
  expect(view).toContain(`${m.benefits_recurring_on()}${m.benefits_recurring_next({ date: '01.01.2027' })}`)
  await press(user, m.benefits_group_edit())
  const edited = await panel(m.benefits_group_edit_title())
  await user.click(radio(m.benefits_direct_load()))
  expect(plain(edited)).toContain('odottava muutos perutaan')
  await user.click(radio(m.benefits_top_up_request()))
  await press(user, m.form_cancel())
  await noPanel()
  await act(() => router.navigate({ href: '/manage-benefits/recreational' }))
  const other = await openEdit(user, m.benefits_recreational())
  await user.click(radio(m.benefits_top_up_request()))
  expect(plain(other)).toContain('Uusi lataustapa tulee voimaan heti')
  // The most that can be requested of it.
  await fill(user, amount(), '200')
  await press(user, m.benefits_group_save())
  await noPanel()
  // In force at once: no day is named.
  await waitFor(() => expect(onPage()).toContain('Latauspyyntö'))
  expect(onPage()).not.toContain('Voimassa ')
})

test('the maximum spending limit fills the amount in and locks it, custom opens it [GRP-08]', async () => {
  at('2026-05-05T12:00:00+03:00')
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  await openEdit(user, m.benefits_lunch())
  expect(amount().value).toBe('13,00')
  expect(amount().readOnly).toBe(false)
  await user.click(radio(m.benefits_spending_maximum()))
  await waitFor(() => {
    expect(amount().value).toBe('14,00')
    expect(amount().readOnly).toBe(true)
  })
  await user.click(radio(m.benefits_spending_custom()))
  await waitFor(() => expect(amount().readOnly).toBe(false))
  await user.click(radio(m.benefits_spending_maximum()))
  await press(user, m.benefits_group_save())
  await panel(m.benefits_load_title())
  await press(user, m.benefits_load_later())
  await user.click(await button(m.benefits_lunch()))
  const view = plain(await panel(m.benefits_lunch()))
  expect(view).toContain('Päiväraja14,00 €')
  expect(view).toContain(`${m.benefits_spending_limit()}${m.benefits_spending_maximum()}`)
})

test.each([
  ['2025-11-02T12:00:00+02:00', 'Käyttöraja tulee voimaan 03.11.2025.'],
  ['2025-11-03T00:30:00+02:00', m.benefits_spending_in_force()],
])('the spending limit is in force, or says from when, at %s [GRP-07] [GRP-14]', async (moment, text) => {
  at(moment)
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  expect(plain(await openEdit(user, m.benefits_lunch()))).toContain(text)
})

test('an empty form names every missing choice and goes to the first [GRP-09] [VAL-01] [VAL-15]', async () => {
  const { user } = await openBenefits('/manage-benefits/lunch', NIKO)
  const form = within(await openCreate(user))
  await press(user, m.benefits_group_add())
  for (const text of [
    'Anna eturyhmälle nimi.',
    'Valitse käyttöraja.',
    m.benefits_error_amount(),
    'Valitse lataustapa.',
  ]) {
    await form.findByText(text)
  }
  expect(document.activeElement).toBe(name())
  expect(commands()).toEqual([])
})

test('amounts outside the limits of type and loading method show an error [GRP-09] [VAL-16]', async () => {
  at('2026-05-05T12:00:00+03:00')
  const { user, router } = await openBenefits('/manage-benefits/lunch', AINO)
  const lunch = await openEdit(user, m.benefits_lunch())
  await fill(user, amount(), '14,01')
  await press(user, m.benefits_group_save())
  await waitFor(() => expect(document.activeElement).toBe(amount()))
  expect(plain(lunch)).toContain(m.benefits_error_lunch({ range: '8,80–14,00 €', year: 2026 }))
  await press(user, m.form_cancel())
  await press(user, m.form_leave_confirm())
  await noPanel()
  await act(() => router.navigate({ href: '/manage-benefits/recreational' }))
  const recreational = await openEdit(user, m.benefits_recreational())
  await user.click(radio(m.benefits_top_up_request()))
  await press(user, m.benefits_group_save())
  await waitFor(() => expect(plain(recreational)).toContain(m.benefits_error_on_request({ max: '200,00 €' })))
  await user.click(radio(m.benefits_direct_load()))
  await fill(user, amount(), '400,01')
  await waitFor(() => expect(plain(recreational)).toContain(m.benefits_error_tax_free({ max: '400,00 €' })))
})

test('flags that are off hide loading method and repeat, and turn the amount into a list [GRP-10]', async () => {
  await plan('readFeatureFlags:example:200:everything_off')
  const { user } = await openBenefits('/manage-benefits/massage', NIKO)
  const form = within(await openCreate(user))
  await form.findByRole('combobox')
  expect(form.queryByRole('radio')).toBeNull()
  expect(form.queryByRole('switch')).toBeNull()
  await fill(user, name(), 'Hieronta')
  await press(user, m.benefits_group_add())
  await form.findByText(m.benefits_error_choose_amount())
  await user.selectOptions(amount(), form.getByRole('option', { name: /^200,00/ }))
  await press(user, m.benefits_group_add())
  // In a browser the tile is inert until the panel closes; jsdom would accept the click earlier.
  await noPanel()
  await user.click(await button('Hieronta'))
  const view = plain(await panel('Hieronta'))
  expect(view).toContain('200,00 €')
  expect(view).not.toContain(m.benefits_loading_type())
  expect(view).not.toContain(m.benefits_recurring())
})

test('flags that are on show loading method and repeat, and let the amount be typed [GRP-10]', async () => {
  const { user } = await openBenefits('/manage-benefits/massage', NIKO)
  const form = within(await openCreate(user))
  expect(amount().inputMode).toBe('decimal')
  expect(form.getAllByRole('radio')).toHaveLength(2)
  expect(form.getByRole('switch', { name: m.benefits_recurring() })).toBeTruthy()
})

test('the list of amounts is cut to the configured minimum and maximum [GRP-13]', async () => {
  await plan('readFeatureFlags:example:200:everything_off', 'readBenefitGroupSettings:example:200:in_force')
  onTheWay['GET /api/company/benefit-group-settings'] = async (_, pass) => {
    const settings = (await (await pass())?.json()) as BenefitGroupSettings
    Object.assign(settings.limits.massage, { minAmount: 5000 })
    return Response.json(settings)
  }
  const { user } = await openBenefits('/manage-benefits/massage', AINO)
  await openCreate(user)
  // Configured from 25 to 500 euros, allowed from 50 to 400.
  expect(within(amount()).getAllByRole('option').map(plain)).toEqual([
    m.benefits_amount_choose(),
    '50,00 €',
    '100,00 €',
    '150,00 €',
    '200,00 €',
    '250,00 €',
    '300,00 €',
    '350,00 €',
    '400,00 €',
  ])
})

test('a failed save keeps what is typed, and the server’s words land on their fields', async () => {
  await plan('updateBenefitGroup!:example:400:amount_out_of_range')
  const { user } = await openBenefits('/manage-benefits/lunch', AINO)
  await openEdit(user, m.benefits_lunch())
  await fill(user, name(), 'Toimiston lounas')
  await fill(user, amount(), '12,34')
  await press(user, m.benefits_group_save())
  await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(amount()))
  expect(name().value).toBe('Toimiston lounas')
  expect(amount().value).toBe('12,34')
  await press(user, m.benefits_group_save())
  await panel(m.benefits_load_title())
})

test('a failed creation goes back to the form with what is typed', async () => {
  await plan('createBenefitGroup!:500:internal_error')
  const { user } = await openBenefits('/manage-benefits/massage', AINO)
  const form = await openCreate(user)
  await fillMassage(user)
  await press(user, m.benefits_group_add())
  await panel(m.benefits_confirm_title())
  await press(user, m.benefits_group_add())
  await within(form).findByRole('alert')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: m.benefits_confirm_title() })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(form.querySelector('[data-form-notice]')))
  expect(name().value).toBe('Hieronta')
  expect(amount().value).toBe('200,00')
  await press(user, m.benefits_group_add())
  await panel(m.benefits_confirm_title())
  await press(user, m.benefits_group_add())
  await button('Hieronta')
})

test('after a lost reply the group is looked up and reported as created [GRP-04] [GRP-05]', async () => {
  await plan('createBenefitGroup!:drop')
  const { user } = await openBenefits('/manage-benefits/massage', AINO)
  await openCreate(user)
  await fillMassage(user)
  await press(user, m.benefits_group_add())
  await panel(m.benefits_confirm_title())
  await press(user, m.benefits_group_add())
  await waitFor(() => expect(notices()).toContain('Eturyhmä on luotu.'))
  await button('Hieronta')
  expect(screen.queryByRole('button', { name: m.benefits_group_add() })).toBeNull()
  expect(commands()).toEqual(['POST'])
})
