import { getListBannersQueryOptions, getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ListBannersResponse, ReadNoticesResponse } from '@generated/api/content/content.zod'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'

/** Banners; none when the file departs from the contract (the request function has reported it). */
export const bannersQuery = () =>
  getListBannersQueryOptions({
    query: {
      select: (reply: unknown) => {
        const result = safeParse(ListBannersResponse, reply)
        return result.success ? result.data : { news: [], promotions: [] }
      },
    },
  })

/** Notice and guide links; undefined ones are not shown. */
export const noticesQuery = () =>
  getReadNoticesQueryOptions({
    query: {
      select: (reply: unknown) => {
        const result = safeParse(ReadNoticesResponse, reply)
        return result.success ? { notice: result.data.homeNotification, guides: result.data.guides } : {}
      },
    },
  })

/** Whom to greet. */
export const greetingQuery = () => getReadUserDetailsQueryOptions()

/** How long home waits for what it can do without (ms). */
const PATIENCE_MS = 1500

/** Reads what home shows. Nothing of it holds home up for long, and none that fails is missed (HOM-05). */
export async function warmHome(client: QueryClient): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS)
  })
  const reads = Promise.allSettled([
    client.ensureQueryData(greetingQuery()),
    client.ensureQueryData(bannersQuery()),
    client.ensureQueryData(noticesQuery()),
  ])
  await Promise.race([reads, patience])
  clearTimeout(timer)
}
