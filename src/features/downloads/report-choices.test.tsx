// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { find, host, render, useFreshPage } from '../../../tests/support/mount-in-test'
import { WageTypeField } from './payroll-tab'
import { PeriodChoiceField } from './period-choice'
import { ColumnCheckboxes, ReportCard, type ReportColumn } from './report-card'
import type { ChosenPeriod } from './report-period'

useFreshPage()

const button = (name: string) => [...host.querySelectorAll('button')].find((one) => one.textContent === name)
const period = (chosen: ChosenPeriod, onChange: (chosen: ChosenPeriod) => void = () => undefined) => (
  <PeriodChoiceField tab="lunch" chosen={chosen} onChange={onChange} />
)

it('selecting a custom period opens nothing; the button next to it opens the dialog [DWN-03]', () => {
  let chosen: ChosenPeriod = { choice: 'this-month', picked: undefined }
  const draw = () =>
    render(
      period(chosen, (next) => {
        chosen = next
      }),
    )
  draw()
  act(() => find('input', '[value=custom]').click())
  draw()
  expect(chosen.choice).toBe('custom')
  expect(host.querySelector('dialog')).toBeNull()
  act(() => button(m.downloads_period_pick())?.click())
  expect(host.querySelector('dialog')?.textContent).toContain(m.downloads_range_title())
})

const card = (missing: 'dates' | 'columns' | 'wage-type') => {
  const active = new Set<ReportColumn>(missing === 'columns' ? [] : ['lastName'])
  const wageType = missing === 'wage-type' ? '' : '334'
  render(
    <ReportCard
      tab="lunch"
      title={m.downloads_tab_lunch()}
      description=""
      hasPersonalData={false}
      disabledReasons={[missing !== 'dates' && 'Jotain puuttuu.']}
      read={() => {
        throw new Error('it must not be downloaded')
      }}
    >
      <ColumnCheckboxes
        legend="Sarakkeet"
        columns={['firstName', 'lastName']}
        active={active}
        onToggle={() => undefined}
        isMissing={active.size === 0}
      />
      <WageTypeField text={wageType} onText={() => undefined} />
    </ReportCard>,
  )
  if (missing === 'dates') act(() => find('input', '[value=custom]').click())
}

it.each([
  ['dates', m.downloads_period_pick()],
  ['columns', m.downloads_column_first_name()],
  ['wage-type', m.downloads_column_wage_type()],
] as const)('pressing download without %s focuses what is missing: %s [DWN-05]', (missing, name) => {
  card(missing)
  act(() => button(m.downloads_download())?.click())
  const focused = document.activeElement
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent
  expect(label).toContain(name)
})
