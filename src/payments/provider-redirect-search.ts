import { OrderType } from '@generated/api/model'
import * as z from 'zod/mini'
import { isResourceId } from '@/values/identifiers/resource-id'

/** Lets a reload continue (PAY-25). Invalid values lead to the home page. */
export const ProviderRedirectSearch = z.object({
  payment: z.catch(z.optional(z.string().check(z.refine(isResourceId))), undefined),
  order: z.catch(z.optional(z.enum(OrderType)), undefined),
})
