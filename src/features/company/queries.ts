import { getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import { getListContactsSuspenseQueryOptions } from '@generated/api/contacts/contacts'
import { getReadUserDetailsSuspenseQueryOptions, getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { noticesQuery } from '@/domain/notices'

export async function prefetchCompanyPage(client: QueryClient): Promise<void> {
  // prefetchQuery never throws. Without closed times the server still rejects what is closed.
  void client.prefetchQuery(noticesQuery())
  await Promise.all([
    client.ensureQueryData(getReadCompanySuspenseQueryOptions()),
    client.ensureQueryData(getListContactsSuspenseQueryOptions()),
    client.ensureQueryData(getReadUserSuspenseQueryOptions()),
    client.ensureQueryData(getReadUserDetailsSuspenseQueryOptions()),
    client.ensureQueryData(countriesQuery()),
  ])
}
