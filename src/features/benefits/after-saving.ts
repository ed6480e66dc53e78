import type { Benefit, BenefitGroup, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { Notification } from '@/notifications/notifications'
import type { PlainDate } from '@/values/dates/plain-date'
import { isRequestedToday } from './group-rules'

type BenefitCounts = ReturnType<typeof countBenefits>
type CreationNotice = Pick<Notification, 'level' | 'text' | 'link'> & { name: (typeof CREATION_NOTICES)[number] }

/** Names of the notifications after a creation: its success, and what else can be set up. */
export const CREATION_NOTICES = ['group-created', 'further-benefits'] as const

/** Counts benefits by state. The benefit of the new group counts as active, also when rereading the benefits failed. */
export const countBenefits = (benefits: readonly Benefit[], created: BenefitType) => {
  const stateOf = ({ type, state }: Benefit) => (type === created ? 'active' : state)
  const count = (state: Benefit['state']) => benefits.filter((benefit) => stateOf(benefit) === state).length
  return { active: count('active'), available: count('available'), other: count('unavailable') }
}

/**
 * GRP-05: without employees the next step is to add them; otherwise to set up the other benefits of the contract, then
 * to buy more. Further options get an info notification of their own.
 */
export function creationNotices(counts: BenefitCounts, hasEmployees: boolean): CreationNotice[] {
  const further = furtherBenefits(counts)
  const addEmployees = { label: () => m.benefits_next_employees(), to: '/beneficiaries' } as const
  const success: CreationNotice = {
    name: 'group-created',
    level: 'success',
    text: () => (hasEmployees ? m.benefits_created_for_employees() : m.benefits_created()),
    link: hasEmployees ? further?.link : addEmployees,
  }
  if (!further) return [success]
  const { text, link } = further
  return [success, { name: 'further-benefits', level: 'info', text, link: hasEmployees ? undefined : link }]
}

function furtherBenefits({ active, available, other }: BenefitCounts): Pick<Notification, 'text' | 'link'> | undefined {
  if (available > 0) {
    const link = { label: () => m.benefits_next_manage(), to: '/manage-benefits' } as const
    return { text: () => m.benefits_more_to_activate({ count: available }), link }
  }
  if (other > 0) {
    // Customer service sells the benefits that the company's contract does not include.
    const link = { label: () => m.benefits_next_buy(), to: '/help' } as const
    return { text: () => m.benefits_more_to_buy({ count: other }), link }
  }
  return active > 1 ? { text: () => m.benefits_all_active({ count: active }) } : undefined
}

type LoadTerms = Pick<BenefitGroup, 'maxAmountPerPeriod' | 'fundsLoadingType' | 'fundsLoadingTypeFrom'>

/** GRP-06: a changed maximum takes effect with the next load, which the company can start now with direct load. */
export const offersLoad = (before: LoadTerms, after: LoadTerms, isOnHold: boolean, today: PlainDate): boolean =>
  before.maxAmountPerPeriod !== after.maxAmountPerPeriod && !isRequestedToday(after, today) && !isOnHold
