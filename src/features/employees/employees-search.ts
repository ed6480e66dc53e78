import * as z from 'zod/mini'

/** What the address of the list keeps. Anything else in it is dropped, never an error. */
export const EmployeesSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  type: z.catch(z.optional(z.enum(['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold', 'Dropped'])), undefined),
  benefit: z.catch(z.optional(z.enum(['lunch', 'recreational', 'transport', 'massage', 'wellbeing'])), undefined),
  state: z.catch(z.optional(z.enum(['active', 'ending', 'ended', 'funds-ended'])), undefined),
  page: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  sort: z.catch(z.optional(z.enum(['name', '-name', 'email', '-email'])), undefined),
})

export type EmployeesSearch = z.output<typeof EmployeesSearch>
