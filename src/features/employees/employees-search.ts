import { BenefitType, EmployeeType } from '@generated/api/model'
import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'

const HELD = Object.values(BenefitType)

/** What the address of the list keeps: order, page, search and filters. Nonsense in it is dropped. */
export const EmployeesSearch = z.object({
  ...tableSearchSchema.shape,
  type: z.catch(z.optional(z.enum(EmployeeType)), undefined),
  benefit: z.catch(z.optional(z.enum([...HELD, ...HELD.map((type) => `no-${type}` as const), 'none'])), undefined),
  state: z.catch(z.optional(z.enum(['active', 'ending', 'ended', 'funds-ended'])), undefined),
  /** Opens something at once, and is then gone from the address (PAL-03, PAL-04). */
  open: z.catch(z.optional(z.literal('add')), undefined),
  employee: z.catch(z.optional(z.string()), undefined),
})
