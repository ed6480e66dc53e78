import { BenefitType, EmployeeType } from '@generated/api/model'
import * as z from 'zod/mini'
import { tableSearchSchema } from '@/tables/table-state'

const HELD = Object.values(BenefitType)

/** Sort order, page, search and filters are in the URL; invalid values are dropped. */
export const EmployeesSearch = z.object({
  ...tableSearchSchema.shape,
  type: z.catch(z.optional(z.enum(EmployeeType)), undefined),
  benefit: z.catch(z.optional(z.enum([...HELD, ...HELD.map((type) => `no-${type}` as const), 'none'])), undefined),
  state: z.catch(z.optional(z.enum(['active', 'ending', 'ended', 'funds-ended'])), undefined),
  /** Opens a panel on arrival, then is removed from the URL (PAL-03, PAL-04). */
  open: z.catch(z.optional(z.literal('add')), undefined),
  employee: z.catch(z.optional(z.string()), undefined),
})
