import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import { safeParse } from 'zod/mini'

/** The addresses of the terms and the price list; undefined when the content file has none or breaks the contract. */
export const agreementsQuery = () =>
  getReadNoticesQueryOptions({
    query: { select: (reply: unknown) => safeParse(ReadNoticesResponse, reply).data?.agreements },
  })
