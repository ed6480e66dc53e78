// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { find, host, render, useFreshPage } from '../../../tests/support/mount-in-test'
import { WageTypeField } from './payroll-tab'
import { type ChosenPeriod, PeriodChoiceField } from './period-choice'
import { ColumnCheckboxes, ReportCard, type ReportColumn } from './report-card'
import type { Block } from './report-period'

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

const card = (block: Block) =>
  render(
    <ReportCard
      title={m.downloads_tab_lunch()}
      description=""
      hasPersonalData={false}
      block={block}
      read={() => {
        throw new Error('it must not be downloaded')
      }}
    >
      {period({ choice: block === 'dates' ? 'custom' : 'last-month', picked: undefined })}
      <ColumnCheckboxes
        legend="Sarakkeet"
        columns={['firstName', 'lastName']}
        active={new Set<ReportColumn>()}
        onToggle={() => undefined}
        isMissing={block === 'columns'}
      />
      <WageTypeField text="" onText={() => undefined} isMissing={block === 'wage-type'} />
    </ReportCard>,
  )

it.each([
  ['dates', m.downloads_period_pick()],
  ['columns', m.downloads_column_first_name()],
  ['wage-type', m.downloads_column_wage_type()],
] as const)('pressing download without %s focuses what is missing: %s [DWN-05]', (block, name) => {
  card(block)
  act(() => button(m.downloads_download())?.click())
  const focused = document.activeElement
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent
  expect(label).toContain(name)
})
