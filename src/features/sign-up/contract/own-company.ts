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

/** Whether the user's company may still need a contract (COM-17); if the user is a signatory, it has one. */
export function mayNeedContract(): boolean {
  const roles = currentSession()?.roles ?? []
  return roles.includes('voucherManager') && !roles.includes('signatory')
}

/** Prefetches data that prefills the contract, if the user may need one. */
export async function prefetchOwnCompany(client: QueryClient): Promise<void> {
  if (!mayNeedContract()) return
  await Promise.all([client.ensureQueryData(companyQuery()), client.ensureQueryData(profileQuery())])
}

/** The user's company if the contract is for it; the steps then skip known data. */
export const OwnCompanyContext = createContext<Company | undefined>(undefined)
export const useOwnCompany = (): Company | undefined => useContext(OwnCompanyContext)

/** Initial values for a company that is already a customer (COM-17). */
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
