import { getReadMaintenanceContentQueryOptions, getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadMaintenanceContentResponse, ReadNoticesResponse } from '@generated/api/content/content.zod'
import type { MaintenanceContent, Notices } from '@generated/api/model'
import { parse } from 'zod/mini'

/** Contacts, guides and further links (NAV-06); a file that violates the contract counts as failed. */
export const supportQuery = () =>
  getReadNoticesQueryOptions<Notices>({ query: { select: (reply: unknown) => parse(ReadNoticesResponse, reply) } })

/** Content of /maintenance (NAV-06); a file that violates the contract counts as failed. */
export const maintenanceQuery = () =>
  getReadMaintenanceContentQueryOptions<MaintenanceContent>({
    query: { select: (reply: unknown) => parse(ReadMaintenanceContentResponse, reply) },
  })
