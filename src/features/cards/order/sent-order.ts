import type { EmployeeListItem } from '@generated/api/model'
import * as z from 'zod/mini'
import { digestOf } from '@/values/digest'

const Evidence = z.object({
  /** Digests: they are employees of the company only once the order is paid. */
  people: z.array(z.string()),
  /** Ids of those who were there before the press. */
  seen: z.array(z.string()),
})

type Person = Pick<EmployeeListItem, 'firstName' | 'lastName' | 'emailAddress'>
const digestOfPerson = ({ firstName, lastName, emailAddress }: Person) => digestOf([firstName, lastName, emailAddress])

/**
 * What tells later whether the order was made.
 * @param people the employees of the order
 * @param seen ids of the company's employees before the press
 */
export const orderEvidence = (people: readonly Person[], seen: string[]): z.infer<typeof Evidence> => ({
  people: people.map(digestOfPerson),
  seen,
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
  const people = new Set(sent.people)
  const isOfOrder = (employee: EmployeeListItem) => !seen.has(employee.personId) && people.has(digestOfPerson(employee))
  return employees.some(isOfOrder) ? 'arrived' : 'open'
}
