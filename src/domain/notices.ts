import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import type { Notices } from '@generated/api/model'
import { parse } from 'zod/mini'

const whole = (reply: unknown) => parse(ReadNoticesResponse, reply)

/** The content file with customer service, closed times and links. An error when the file breaks the contract. */
export const noticesQuery = () => getReadNoticesQueryOptions<Notices>({ query: { select: whole } })
