import * as z from 'zod/mini'

/** Whether the order is paid by somebody later, by invoice or link. Nonsense is dropped. */
export const OrderedSearch = z.object({ paysLater: z.catch(z.optional(z.boolean()), undefined) })
