// @vitest-environment jsdom

import type { BenefitGroup, BenefitGroupSettings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { awaitFeatureFlags, loadFeatureFlags } from '@/domain/feature-flags'
import { answerWith, callsOf, lost, openPart, refused } from '../../../tests/support/answers-test-bed'
import '@/forms/errors/apply-server-errors'
import { settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { GroupFormPanel } from './group-form-panel'

async function setFlags(flags: object) {
  answerWith({ readFeatureFlags: () => flags })
  loadFeatureFlags()
  await awaitFeatureFlags()
}
beforeAll(() => setFlags({ enableLoadingType: true, enableDailyLoadExtension: true, enableRecurringLoad: true }))
// Files share the module.
afterAll(() => setFlags({}))

useFreshPage()

const LIMITS = { minAmount: 100, maxAmount: 40_000, loadingTypeChangeFrom: '2026-04-01' }
const settings: BenefitGroupSettings = {
  applicableYear: 2026,
  limits: { lunch: LIMITS, recreational: LIMITS, transport: LIMITS, massage: LIMITS, wellbeing: LIMITS },
  spendingLimitStartDate: '2025-11-03',
  nextRecurringLoadDate: '2026-04-01',
}
const GROUP: BenefitGroup = {
  groupId: 'g-1',
  groupName: 'Hieronta',
  maxAmountPerPeriod: 20_000,
  fundsLoadingType: 'direct_load',
  recurringTopupRequestEnabled: false,
  benefitType: 'massage',
}
const onSaved = vi.fn()
const open = (given: Parameters<typeof openPart>[1], group: BenefitGroup | undefined) => {
  onSaved.mockReset()
  return openPart(
    <GroupFormPanel
      type="massage"
      group={group}
      settings={settings}
      hasEmployees={false}
      onSaved={onSaved}
      onClose={() => undefined}
      returnFocusTo={() => null}
    />,
    given,
  )
}
const page = () => document.body.textContent ?? ''
const press = (name: string) =>
  settle(() => [...document.querySelectorAll('button')].findLast((one) => one.textContent === name)?.click())

test('after a lost reply the change is looked up and reported as saved if it was [GRP-11]', async () => {
  let saved = GROUP
  await open(
    {
      listBenefitGroups: () => ({ benefitGroups: [saved] }),
      updateBenefitGroup: ({ data }) => {
        saved = { ...saved, ...data }
        throw lost('updateBenefitGroup')
      },
    },
    GROUP,
  )
  type('groupName', 'Hieroja')
  await press(m.benefits_group_save())
  await waitFor(() => expect(onSaved.mock.calls).toMatchObject([[{ groupId: 'g-1', groupName: 'Hieroja' }]]))
})

test('an existing group that equals the input counts as created by this submit [GRP-04]', async () => {
  await open(
    {
      listBenefitGroups: () => ({ benefitGroups: [GROUP] }),
      createBenefitGroup: () => {
        throw refused('createBenefitGroup', 409, 'benefit_group_already_exists')
      },
    },
    undefined,
  )
  const radio = (value: string) => settle(() => document.querySelector<HTMLElement>(`input[value=${value}]`)?.click())
  type('groupName', 'Hieronta')
  type('maxAmountPerPeriod', '200')
  await radio('direct_load')
  await press(m.benefits_group_add())
  await waitFor(() => expect(onSaved.mock.calls).toMatchObject([[{ groupId: 'g-1' }]]))
})

test('a different existing group is reported, and not as created [GRP-04]', async () => {
  await open(
    {
      listBenefitGroups: () => ({ benefitGroups: [{ ...GROUP, groupName: 'Toisen tekemä' }] }),
      createBenefitGroup: () => {
        throw refused('createBenefitGroup', 409, 'benefit_group_already_exists')
      },
    },
    undefined,
  )
  type('groupName', 'Hieronta')
  type('maxAmountPerPeriod', '200')
  await settle(() => document.querySelector<HTMLElement>('input[value=direct_load]')?.click())
  await press(m.benefits_group_add())
  await waitFor(() => expect(page()).toContain('Edulla on jo eturyhmä'))
  expect(onSaved).not.toHaveBeenCalled()
})

test('changes by another user are shown before anything is saved [GRP-03]', async () => {
  const other = { ...GROUP, maxAmountPerPeriod: 10_000 }
  await open({ listBenefitGroups: () => ({ benefitGroups: [other] }), updateBenefitGroup: () => other }, GROUP)
  type('groupName', 'Hieroja')
  await press(m.benefits_group_save())
  await waitFor(() => {
    expect(page()).toContain(m.form_meanwhile_title())
    expect(page()).toContain('100,00')
  })
  await press(m.popup_confirm())
  await waitFor(() => expect(callsOf('updateBenefitGroup')).toHaveLength(1))
  expect(callsOf('updateBenefitGroup')[0]?.data).toMatchObject({ groupName: 'Hieroja', maxAmountPerPeriod: 10_000 })
})
