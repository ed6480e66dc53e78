import {
  getListBenefitGroupsQueryOptions,
  getListBenefitsQueryOptions,
  getReadBenefitGroupSettingsQueryOptions,
} from '@generated/api/benefits/benefits'
import { getEstimateDepositQueryKey, getEstimateDepositQueryOptions } from '@generated/api/deposits/deposits'
import type { DepositEstimation, EstimationChoice } from '@generated/api/model'
import { getListLoadableBenefitsQueryOptions, getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { ESTIMATION_CHOICES_MAX } from '@generated/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { today } from '@/values/dates/clock'
import { type PlainDate, plainDate } from '@/values/dates/plain-date'
import { countedBenefits, isBenefitType } from '../benefit-names'
import { monthOf } from '../months'
import { shownBenefits } from '../shown-benefits'
import { loadingDays, notYetLoaded, plannedChoices, plannedTopUps } from './planned-top-ups'

/** The estimated cost of the chosen benefits and the requested loads (DEP-03). The choices count from the current month. */
export function estimationQuery(benefits: EstimationChoice[], requestedLoads: boolean) {
  const params = { benefits, requestedLoads }
  const queryKey = [...getEstimateDepositQueryKey(params), monthOf(today())]
  return getEstimateDepositQueryOptions(params, { query: { queryKey } })
}

/** The estimation of any number of choices, yearly benefits first: a call takes ten, and counts them once a year. */
export async function estimationOf(
  client: QueryClient,
  choices: EstimationChoice[],
  requestedLoads: boolean,
): Promise<DepositEstimation> {
  const rest = choices.slice(ESTIMATION_CHOICES_MAX)
  const [estimation, others] = await Promise.all([
    client.fetchQuery(estimationQuery(choices.slice(0, ESTIMATION_CHOICES_MAX), requestedLoads)),
    rest.length > 0 ? estimationOf(client, rest, requestedLoads) : undefined,
  ])
  return others ? { ...estimation, benefits: [...estimation.benefits, ...others.benefits] } : estimation
}

const LOADING_DAYS = 6

/** For every screen that shows how long the money lasts. Fails when any read fails: the forecast would be wrong. */
export const plannedTopUpsQuery = () =>
  queryOptions({
    queryKey: ['plannedTopUps', today()],
    queryFn: async ({ client }) => {
      const day = today()
      const [{ benefits }, { benefitGroups }, { loadableBenefits }, settings, { topUpLoads: loads }] =
        await Promise.all([
          client.fetchQuery(getListBenefitsQueryOptions()),
          client.fetchQuery(getListBenefitGroupsQueryOptions()),
          client.fetchQuery(getListLoadableBenefitsQueryOptions()),
          client.fetchQuery(getReadBenefitGroupSettingsQueryOptions()),
          client.fetchQuery(getListTopUpsQueryOptions()),
        ])
      const ahead = loadingDays(day, plainDate(settings.nextRecurringLoadDate), LOADING_DAYS)
      const isRunning = (date: PlainDate) => monthOf(date) === monthOf(day)
      const types = countedBenefits(benefits)
      const now = notYetLoaded(loadableBenefits.filter(isBenefitType), loads, day)
      const later = ahead.filter((date) => !isRunning(date))
      // The loading day of the current month: the next one or, if it is past and something was not loaded on it, today.
      const thisDay = ahead.find(isRunning) ?? day
      const automatic = benefitGroups.flatMap((group) =>
        group.recurringTopupRequestEnabled ? [group.benefitType] : [],
      )
      const choices = [...plannedChoices(now, [thisDay]), ...plannedChoices(types, later, automatic)]
      const isLunch = (choice: EstimationChoice) => Number(choice.startsWith('lunch:'))
      choices.sort((one, other) => isLunch(one) - isLunch(other))
      const days = [thisDay, ...later]
      const estimation = await estimationOf(client, choices, true)
      return {
        days,
        planned: plannedTopUps({ today: day, days, estimation, loads }),
        /** Day of the next automatic loads, if there are any (GRP-07). */
        automaticOn: shownBenefits(benefits).some(({ type, isOnHold }) => !isOnHold && automatic.includes(type))
          ? later[0]
          : undefined,
      }
    },
    retryOnMount: false,
  })
