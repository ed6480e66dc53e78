// @vitest-environment jsdom
import type { EmployeeList } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEmployee, openEmployees } from '../../../tests/support/employees-page'
import {
  at,
  onTheWay,
  openPortal,
  plain,
  refused,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const dialogText = () => plain(topDialog().element)
const REPORT = '/api/external-reports'

async function openHistoryTab(name: string) {
  at('2026-11-22T09:00:00Z')
  const { user } = await openEmployees()
  await openEmployee(user, name)
  // A placeholder is shown until the slide-out has loaded.
  const tab = await screen.findByRole('tab', { name: m.why_tab() })
  return { user, tab }
}

test('an employee’s history loads when opened, and says what was received and what is unknown [WHY-01] [WHY-02]', async () => {
  const { user, tab } = await openHistoryTab('Harju, Åke')
  expect(sentTo('POST', REPORT)).toEqual([])
  await user.click(tab)
  await waitFor(() => expect(dialogText()).toContain('Lounasetu: ladattu 234,00 €.'))
  expect(dialogText()).toContain(m.why_not_kept())
  expect(dialogText()).toContain('Työaikaprosentti on 100 %.')
  expect(dialogText()).toContain(`${m.why_left_out({ benefit: 'Virike-etu' })} ${m.why_rule_unknown()}`)
  // One report request for each of three months, for lunch only.
  expect(sentTo('POST', REPORT)).toHaveLength(3)
  expect(topDialog().getAllByRole('link', { name: m.why_open_load() })[0]?.getAttribute('href')).toMatch(
    /^\/reports\/topups\/t-/,
  )
  const before = topDialog().getAllByRole('listitem').length
  await user.click(topDialog().getByRole('button', { name: m.why_earlier() }))
  await waitFor(() => expect(topDialog().getAllByRole('listitem').length).toBeGreaterThan(before))
})

test('an employee’s history goes back twelve months, three at a time [WHY-01]', async () => {
  const { user, tab } = await openHistoryTab('Harju, Åke')
  await user.click(tab)
  const more = () => topDialog().findByRole('button', { name: m.why_earlier() })
  for (const months of [3, 6, 9]) {
    await user.click(await more())
    await waitFor(() => expect(sentTo('POST', REPORT)).toHaveLength(months + 3))
  }
  await waitFor(() => expect(dialogText()).toContain('Lounasetu: ladattu 234,00 €.'))
  expect(topDialog().queryByRole('button', { name: m.why_earlier() })).toBeNull()
})

test('of many employees with one name, the one with the personal identity code of a load’s row is found [WHY-01]', async () => {
  at('2026-11-22T09:00:00Z')
  const name = { firstName: 'Helmi', lastName: 'Koskinen' }
  onTheWay['GET /api/company-beneficiaries'] = async (_, pass) => {
    const { beneficiaries } = (await ((await pass()) as Response).json()) as EmployeeList
    const helmi = beneficiaries.filter(({ lastName }) => lastName === name.lastName)
    const others = beneficiaries
      .map((employee) => ({ ...employee, ...name }))
      .filter(({ personId }) => personId !== helmi[0]?.personId)
    return Response.json({ beneficiaries: [...others, ...helmi] })
  }
  const { user } = await openPortal('/reports', 'aino.virtanen')
  await user.click(screen.getByRole('tab', { name: m.reports_tab_top_ups() }))
  await user.click(await screen.findByRole('link', { name: /08.10.2026/ }))
  await user.click(await screen.findByRole('button', { name: 'Koskinen, Helmi' }))
  await waitFor(() => expect(dialogText()).toContain('Työaikaprosentti on'))
  expect(dialogText()).not.toContain(m.why_not_an_employee())
})

test('a row of a load opens the person’s history, also after a failed first read [WHY-01]', async () => {
  at('2026-11-22T09:00:00Z')
  // The first of the reports; the others may still be on their way when the user tries again.
  let isRefused = false
  onTheWay[`POST ${REPORT}`] = (request, pass) => {
    if (isRefused) return pass(request)
    isRefused = true
    return refused(500, 'internal_error')(request, pass)
  }
  const { user } = await openPortal('/reports', 'aino.virtanen')
  await user.click(screen.getByRole('tab', { name: m.reports_tab_top_ups() }))
  await user.click(await screen.findByRole('link', { name: /08.10.2026/ }))
  // Only the part whose request failed.
  const failed = (await screen.findAllByText(m.reports_item_error()))[0]?.closest('tr')
  await user.click(within(failed as HTMLElement).getByRole('button'))
  await within(await screen.findByRole('dialog')).findByText(m.why_failed_title())
  await user.click(topDialog().getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(dialogText()).toContain('lataus (15,00 €) epäonnistui'))
})
