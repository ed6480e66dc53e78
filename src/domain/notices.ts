import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import type { Notices } from '@generated/api/model'
import { safeParse } from 'zod/mini'

const noticesQuery = <Part>(pick: (notices: Notices) => Part) =>
  getReadNoticesQueryOptions({
    query: {
      select: (reply: unknown) => {
        const { data } = safeParse(ReadNoticesResponse, reply)
        return data && pick(data)
      },
    },
  })

/** The addresses of the terms and the price list. */
export const agreementsQuery = () => noticesQuery(({ agreements }) => agreements)

/** Links of the info bar of massage and wellbeing (GRP-02). */
export const benefitInfoQuery = () => noticesQuery(({ benefitInfo }) => benefitInfo)

/** When adding contacts or editing is closed, and whom to contact then (COM-10). */
export const closedTimesQuery = () => noticesQuery((notices) => notices)
