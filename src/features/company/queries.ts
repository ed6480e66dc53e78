import { getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import { getListContactsSuspenseQueryOptions } from '@generated/api/contacts/contacts'
import { getReadUserDetailsSuspenseQueryOptions, getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { noticesQuery } from '@/domain/notices'

export const companyQuery = () => getReadCompanySuspenseQueryOptions()

export const contactsQuery = () => getListContactsSuspenseQueryOptions()

/** The logged-in user, to recognise their own contact (COM-09). */
export const profileQuery = () => getReadUserSuspenseQueryOptions()

/** The company id that deleting a contact needs (COM-11). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

export async function prefetchCompanyPage(client: QueryClient): Promise<void> {
  // prefetchQuery never throws. Without closed times the server still rejects what is closed.
  void client.prefetchQuery(noticesQuery())
  await Promise.all([
    client.ensureQueryData(companyQuery()),
    client.ensureQueryData(contactsQuery()),
    client.ensureQueryData(profileQuery()),
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(countriesQuery()),
  ])
}
