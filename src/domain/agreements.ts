import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import { safeParse } from 'zod/mini'

/** Where the terms and the price list are; undefined when the content file names none or departs from the contract. */
export const agreementsQuery = () =>
  getReadNoticesQueryOptions({
    query: { select: (reply: unknown) => safeParse(ReadNoticesResponse, reply).data?.agreements },
  })
