import { LARGEST_PAYMENT, SMALLEST_PAYMENT } from '@generated/limits'
import * as z from 'zod/mini'
import { isResourceId } from '@/values/identifiers/resource-id'

/** DEP-10, PAY-22: the failed payment to repeat, whether it is unfinished, and the first amount in cents. */
export const DepositSearch = z.object({
  payment: z.catch(z.optional(z.string().check(z.refine(isResourceId))), undefined),
  unfinished: z.catch(z.optional(z.boolean()), undefined),
  amount: z.catch(z.optional(z.int().check(z.gte(SMALLEST_PAYMENT), z.lte(LARGEST_PAYMENT))), undefined),
})
