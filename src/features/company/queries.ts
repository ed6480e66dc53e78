import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListContactsQueryOptions } from '@generated/api/contacts/contacts'
import { getReadUserDetailsQueryOptions, getReadUserQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { noticesQuery } from '@/domain/notices'

export async function prefetchCompanyPage(client: QueryClient): Promise<void> {
  // prefetchQuery never throws. Without closed times the server still rejects what is closed.
  void client.prefetchQuery(noticesQuery())
  await Promise.all([
    client.ensureQueryData(getReadCompanyQueryOptions()),
    client.ensureQueryData(getListContactsQueryOptions()),
    client.ensureQueryData(getReadUserQueryOptions()),
    client.ensureQueryData(getReadUserDetailsQueryOptions()),
    client.ensureQueryData(countriesQuery()),
  ])
}
