// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at, openPortal, plain, usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const openLunch = async () => {
  at('2026-12-10T09:00:00Z')
  const { user } = await openPortal('/load-benefit', 'aino.virtanen')
  await user.click(await screen.findByRole('radio', { name: /^Lounasetu/ }))
  return { user, proposals: within(await screen.findByRole('region', { name: m.top_up_days_title() })) }
}

test('a lunch load shows the working days of its month and the excluded holidays [DAY-01]', async () => {
  const { proposals } = await openLunch()
  expect(proposals.getByText(/^12\/2026: /).textContent).toBe(
    '12/2026: 21 työpäivää. Arkipyhiä ei ole laskettu mukaan: 24.12.2026 jouluaatto, 25.12.2026 joulupäivä.',
  )
})

test('applying a proposal sets amount and employees, and stays marked while both are unchanged [DAY-03]', async () => {
  const { user, proposals } = await openLunch()
  const [, other] = proposals.getAllByRole('button', { pressed: false })
  if (!other) throw new Error('there is one proposal only')
  const said = (other.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')
  const [, amount, count] = /^Käytä (\S+) € ja valitse (\d+) työntekijä/.exec(said) ?? []
  await user.click(other)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Summa työntekijälle/ })
  expect(field.value).toBe(amount)
  expect(other.getAttribute('aria-pressed')).toBe('true')
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true })
  await waitFor(() =>
    expect(plain(screen.getByRole('group', { name: m.top_up_step_employees() }))).toContain(
      m.table_selected({ count: count ?? '' }),
    ),
  )
  expect(chosen.length).toBeGreaterThan(0)
  await user.type(field, '1')
  expect(other.getAttribute('aria-pressed')).toBe('false')
})

test('other benefits show no working days [DAY-01]', async () => {
  const { user } = await openLunch()
  await user.click(screen.getByRole('radio', { name: /^Virike-etu/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: m.top_up_days_title() })).toBeNull())
})
