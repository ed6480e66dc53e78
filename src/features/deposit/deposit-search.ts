import * as z from 'zod/mini'

/** DEP-10, PAY-22: the failed payment to make again, and whether to warn that it was not finished. */
export const DepositSearch = z.object({
  payment: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))), undefined),
  unfinished: z.catch(z.optional(z.boolean()), undefined),
})
