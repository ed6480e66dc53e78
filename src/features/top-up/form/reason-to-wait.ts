import { TOP_UP_EMPLOYEES_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { formatCount } from '@/values/count'
import type { EmployeeChoice } from '../recipients/use-employee-choice'
import type { AmountGroup } from './own-amounts'

/**
 * TOP-07: why the submit button is inactive, apart from field errors.
 * @param groups the loads when amounts differ; otherwise there is one load for all chosen employees
 */
export function reasonToWait(
  { status, chosen }: Pick<EmployeeChoice, 'status' | 'chosen'>,
  benefit: string,
  groups: readonly AmountGroup[] | undefined,
): string | undefined {
  if (benefit === '') return m.top_up_error_benefit()
  if (status === 'loading') return m.top_up_pending()
  if (chosen.length === 0) return m.top_up_error_employees()
  if (groups?.length === 0) return m.why_rule_too_little()
  const largest = Math.max(...(groups?.map(({ ids }) => ids.length) ?? [chosen.length]))
  return largest > TOP_UP_EMPLOYEES_MAX
    ? m.top_up_error_too_many({ max: formatCount(TOP_UP_EMPLOYEES_MAX) })
    : undefined
}
