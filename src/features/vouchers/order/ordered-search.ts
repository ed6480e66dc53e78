import * as z from 'zod/mini'

/** Whether the order is paid later, by invoice or payment link. Invalid values are dropped. */
export const OrderedSearch = z.object({ paysLater: z.catch(z.optional(z.boolean()), undefined) })
