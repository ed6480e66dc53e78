import { getCheckHasSignatoryQueryOptions, getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import { getListContactsSuspenseQueryOptions } from '@generated/api/contacts/contacts'
import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import { getReadUserDetailsSuspenseQueryOptions, getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { countriesQuery } from '@/domain/countries'

/** The company as it is saved (COM-04). */
export const companyQuery = () => getReadCompanySuspenseQueryOptions()

/** The contact persons (COM-05). */
export const contactsQuery = () => getListContactsSuspenseQueryOptions()

/** Who is logged in: which of the contact persons is yourself (COM-09). */
export const profileQuery = () => getReadUserSuspenseQueryOptions()

/** The id of the company, which a deletion names (COM-11). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

/** Whether the company has a signatory (COM-15); what the company itself says of it holds until this is known. */
export const signatoryQuery = (customerNumber: string) => getCheckHasSignatoryQueryOptions(customerNumber)

/** Times during which something is closed (COM-10); none when the content file departs from the contract. */
export const closedTimesQuery = () =>
  getReadNoticesQueryOptions({
    query: {
      select: (reply: unknown) => {
        const result = safeParse(ReadNoticesResponse, reply)
        return result.success ? result.data : undefined
      },
    },
  })

/** Reads what the page shows; only what it cannot do without may fail it. */
export async function prefetchCompanyPage(client: QueryClient): Promise<void> {
  // Never thrown: the server refuses what is closed, too.
  void client.prefetchQuery(closedTimesQuery())
  await Promise.all([
    client.ensureQueryData(companyQuery()),
    client.ensureQueryData(contactsQuery()),
    client.ensureQueryData(profileQuery()),
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(countriesQuery()),
  ])
}
