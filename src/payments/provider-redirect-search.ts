import { OrderType } from '@generated/api/model'
import * as z from 'zod/mini'
import { isResourceId } from '@/values/resource-id'

/** The payment that is handed off and its kind, so that a reload knows where to go (PAY-25). Nonsense leads home. */
export const ProviderRedirectSearch = z.object({
  payment: z.catch(z.optional(z.string().check(z.refine(isResourceId))), undefined),
  order: z.catch(z.optional(z.enum(OrderType)), undefined),
})
