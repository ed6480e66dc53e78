import { getCheckHasSignatoryQueryOptions, getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import { getListContactsSuspenseQueryOptions } from '@generated/api/contacts/contacts'
import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import { getReadUserDetailsSuspenseQueryOptions, getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { countriesQuery } from '@/domain/countries'

export const companyQuery = () => getReadCompanySuspenseQueryOptions()

export const contactsQuery = () => getListContactsSuspenseQueryOptions()

/** The logged-in user, to recognise their own contact (COM-09). */
export const profileQuery = () => getReadUserSuspenseQueryOptions()

/** The company id that deleting a contact needs (COM-11). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

/** Whether the company has a signatory (COM-15); until loaded, the company's own field applies. */
export const signatoryQuery = (customerNumber: string) => getCheckHasSignatoryQueryOptions(customerNumber)

/** Closed times (COM-10); none if the content file violates the contract. */
export const closedTimesQuery = () =>
  getReadNoticesQueryOptions({
    query: {
      select: (reply: unknown) => {
        const result = safeParse(ReadNoticesResponse, reply)
        return result.success ? result.data : undefined
      },
    },
  })

/** Loads the page. Only failures of required data reject. */
export async function prefetchCompanyPage(client: QueryClient): Promise<void> {
  // prefetchQuery never throws. Without closed times the server still rejects what is closed.
  void client.prefetchQuery(closedTimesQuery())
  await Promise.all([
    client.ensureQueryData(companyQuery()),
    client.ensureQueryData(contactsQuery()),
    client.ensureQueryData(profileQuery()),
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(countriesQuery()),
  ])
}
