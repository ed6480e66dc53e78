import { getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import type { Company, UserProfile } from '@generated/api/model'
import { getReadUserSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { invoicingValues } from '@/forms/fields/invoicing-values'
import { currentSession } from '@/session/session-store'
import { type ContractValues, NEW_CONTACT, NEW_CONTRACT } from './contract-form'

export const companyQuery = () => getReadCompanySuspenseQueryOptions()
export const profileQuery = () => getReadUserSuspenseQueryOptions()

/** Whether the user may be from a company that still needs its contract (COM-17): its signatories have one. */
export function mayNeedContract(): boolean {
  const roles = currentSession()?.roles ?? []
  return roles.includes('voucherManager') && !roles.includes('signatory')
}

/** Reads what fills the contract in, for a user who may need it. */
export async function prefetchOwnCompany(client: QueryClient): Promise<void> {
  if (!mayNeedContract()) return
  await Promise.all([client.ensureQueryData(companyQuery()), client.ensureQueryData(profileQuery())])
}

/** The user's company, when the contract is made for it; the steps do not ask what is known. */
export const OwnCompanyContext = createContext<Company | undefined>(undefined)
export const useOwnCompany = (): Company | undefined => useContext(OwnCompanyContext)

/** The contract of a company that is a customer already, as far as it is known (COM-17). */
export function contractOf(company: Company, profile: UserProfile): ContractValues {
  const { addressLine, postCode, city, country } = company.address
  return {
    ...NEW_CONTRACT,
    companyInformation: {
      companyName: company.name,
      businessIdentityCode: company.businessIdentityCode,
      numberOfEmployees: String(company.sizeId),
      address: addressLine,
      postCode,
      city,
      country,
    },
    invoicingInformation: invoicingValues(company.invoiceInformation),
    contactPersons: [
      {
        firstName: profile.firstName ?? '',
        lastName: profile.lastName ?? '',
        jobTitle: profile.jobTitle ?? '',
        emailAddress: profile.emailAddress ?? '',
        phoneNumber: profile.phoneNumber ?? NEW_CONTACT.phoneNumber,
      },
    ],
  }
}
