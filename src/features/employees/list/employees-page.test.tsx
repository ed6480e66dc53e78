// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { benefitName } from '@/domain/benefit-names'
import { isPersonalId } from '@/values/identifiers/personal-id'
import { activeBenefit } from '../../../../tests/support/employees'
import { fillNew, noDialog, openAdd, openEmployees, rows, submitAdd } from '../../../../tests/support/employees-page'
import { allowConsole } from '../../../../tests/support/expected-console'
import {
  letRepliesDepart,
  onTheWay,
  openPortal,
  plan,
  sentTo,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const LIST = '/api/company-beneficiaries'

test('after adding the first employee the focus is on the button that adds the next [EMP-01]', async () => {
  const { user } = await openEmployees('vaino.koskela')
  await openAdd(user)
  await fillNew(user)
  await submitAdd(user)
  await noDialog()
  await waitFor(() => expect(rows()).toHaveLength(1))
  const next = within(screen.getByRole('main')).getByRole('button', { name: m.employees_add() })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('a failure of the settings opens the blocking popup [NAV-10]', async () => {
  allowConsole(/Error in route match/, /readSettings: http 500/)
  await plan('readSettings:500:internal_error')
  await openPortal('/beneficiaries', 'aino.virtanen')
  const popup = await screen.findByRole('alertdialog')
  expect(within(popup).getAllByRole('button')).toHaveLength(1)
})

test('an invalid list counts as a failure, and retry refetches it [EMP-13]', async () => {
  allowConsole(/Error in route match/, /Cannot read properties of undefined/)
  letRepliesDepart()
  onTheWay[`GET ${LIST}`] = () => Promise.resolve(Response.json({ people: [] }))
  const { user } = await openPortal('/beneficiaries', 'aino.virtanen')
  const again = await screen.findByRole('button', { name: m.try_again() })
  const before = sentTo('GET', LIST).length
  delete onTheWay[`GET ${LIST}`]
  await user.click(again)
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  expect(sentTo('GET', LIST).length).toBeGreaterThan(before)
})

test('a benefit outside the contract has no icon [EMP-02] [GRP-12]', async () => {
  const outside = { ...activeBenefit('massage', 'NotContracted'), state: 'available' }
  onTheWay['GET /api/company/benefits'] = () =>
    Promise.resolve(Response.json({ benefits: [activeBenefit('lunch'), outside] }))
  await openEmployees()
  expect(screen.getAllByTitle(new RegExp(benefitName('lunch'))).length).toBeGreaterThan(1)
  expect(screen.queryAllByTitle(new RegExp(benefitName('massage')))).toEqual([])
})

test('the example of a personal identity code is valid [EMP-12]', () => {
  const [example = ''] = /\d{6}\S+/.exec(m.employees_personal_id_hint()) ?? []
  expect(isPersonalId(example)).toBe(true)
})
