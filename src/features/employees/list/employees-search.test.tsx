// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/accessible'
import { openEmployees, rowAppears } from '../../../../tests/support/employees-page'
import {
  fill,
  onTheWay,
  openPortal,
  plain,
  reloadPortal,
  topDialog,
  usePortal,
} from '../../../../tests/support/portal-test-bed'
import { rowsAre } from '../../../../tests/support/table-rows'

usePortal()

const EN = { locale: 'en' } as const
const main = () => within(screen.getByRole('main'))
const ON_HOLD = 'Nyström, Åke'

test('search and filters stand in the address and survive a reload', async () => {
  const { user } = await openEmployees()
  await rowsAre(20)
  const search = () => main().getByRole('textbox')
  await fill(user, search(), 'mäkelä eero')
  await rowsAre(1)
  await waitFor(() => expect(location.search).toContain('search='))
  // By name as in the table, and by employee number.
  await fill(user, search(), 'mäkelä, eero')
  await rowsAre(1)
  await fill(user, search(), '103')
  await rowAppears(ON_HOLD)
  await fill(user, search(), '')
  await waitFor(() => expect(location.search).not.toContain('search='))
  await user.selectOptions(main().getByLabelText(m.employees_filter_type()), m.employees_type_on_hold())
  await waitFor(() => expect(location.search).toContain('type=Onhold'))
  const anew = await reloadPortal()
  await rowAppears(ON_HOLD)
  expect(main().getByLabelText<HTMLSelectElement>(m.employees_filter_type()).value).toBe('Onhold')
  await anew.user.selectOptions(main().getByLabelText(m.employees_filter_state()), m.employees_state_funds_ended())
  await screen.findByRole('heading', { name: m.employees_none_found_title() })
  await expectAccessible()
  await anew.user.click(main().getByRole('button', { name: m.employees_filter_clear() }))
  await rowsAre(20)
})

test('a slow list shows its heading and that it is being read', async () => {
  let answer: () => void = () => undefined
  const isReady = new Promise<void>((done) => {
    answer = done
  })
  onTheWay['GET /api/company-beneficiaries'] = async (_, pass) => {
    await isReady
    return pass()
  }
  const { router } = await openPortal('/not-found', 'aino.virtanen')
  router.update({ ...router.options, defaultPendingMs: 0 })
  act(() => void router.navigate({ to: '/beneficiaries' }))
  await screen.findByText(m.table_loading())
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(m.employees_title())
  await expectAccessible()
  answer()
  await rowsAre(20)
})

test('the screens read in English', async () => {
  const { user } = await openEmployees('aino.virtanen', '/en/beneficiaries')
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(m.employees_title({}, EN))
  await rowsAre(20)
  await user.click(main().getByRole('button', { name: m.employees_add({}, EN) }))
  await waitFor(() =>
    expect(document.activeElement).toBe(
      topDialog().getByLabelText(new RegExp(`^${m.employees_field_first_name({}, EN)}`)),
    ),
  )
})
