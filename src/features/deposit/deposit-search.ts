import * as z from 'zod/mini'
import { isResourceId } from '@/values/resource-id'

/** DEP-10, PAY-22: the failed payment to make again, and whether to warn that it was not finished. */
export const DepositSearch = z.object({
  payment: z.catch(z.optional(z.string().check(z.refine(isResourceId))), undefined),
  unfinished: z.catch(z.optional(z.boolean()), undefined),
})
