import type { EmployeeListItem } from '@generated/api/model'
import * as z from 'zod/mini'

const Evidence = z.object({
  people: z.array(z.object({ firstName: z.string(), lastName: z.string(), emailAddress: z.string() })),
  /** Ids of those who were there before the press. */
  seen: z.array(z.string()),
})

/**
 * Whether an order that was sent without an answer has been made, as far as the company's employees tell: they come with
 * its payment, so that none of them says nothing.
 * @param evidence as it was written down
 * @param employees undefined when they could not be read
 */
export function findSentOrder(
  evidence: unknown,
  employees: readonly EmployeeListItem[] | undefined,
): 'arrived' | 'open' | 'undecided' {
  const sent = z.safeParse(Evidence, evidence).data
  if (!sent || !employees) return 'undecided'
  const seen = new Set(sent.seen)
  const isOfOrder = (employee: EmployeeListItem) =>
    sent.people.some(
      ({ firstName, lastName, emailAddress }) =>
        employee.firstName === firstName && employee.lastName === lastName && employee.emailAddress === emailAddress,
    )
  return employees.some((employee) => !seen.has(employee.personId) && isOfOrder(employee)) ? 'arrived' : 'open'
}
