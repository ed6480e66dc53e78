import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { SignContractBody, signContractBodyContactPersonsMax } from '@generated/api/sign-up/sign-up.zod'
import { getReadUserQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { object, safeParse, string } from 'zod/mini'
import { companySizeOf } from '@/domain/company-choices'
import { bodyForm } from '@/forms/body-form'
import type { FieldErrors } from '@/forms/errors/field-error'
import {
  addressErrors,
  NEW_ADDRESS,
  prefixErrors,
  streetAddressErrors,
  typedAddress,
} from '@/forms/fields/address-values'
import { businessIdFits, businessIdMessages } from '@/forms/fields/field-rules'
import { invoicingBody, invoicingValues, NEW_INVOICING } from '@/forms/fields/invoicing-values'
import { optional } from '@/forms/fields/parsers'
import { createWizard } from '@/forms/wizard/create-wizard'
import { currentSession } from '@/session/session-store'
import { normaliseBusinessId } from '@/values/identifiers/business-id'
import { normalisePhone } from '@/values/people/phone'

/** SGN-02: the phone number starts with the country code. */
export const NEW_CONTACT = { firstName: '', lastName: '', jobTitle: '', emailAddress: '', phoneNumber: '+358' }

/** SGN-02, SGN-03, SGN-18 */
export const NEW_CONTRACT = {
  companyInformation: { companyName: '', businessIdentityCode: '', numberOfEmployees: '', ...NEW_ADDRESS },
  invoicingInformation: NEW_INVOICING,
  contactPersons: [NEW_CONTACT],
  contractSignatory: { firstName: '', lastName: '', emailAddress: '', rightToSign: false, termsAndConditions: false },
  /** Checked in the portal only; the API has no such field (SGN-04). */
  acceptsPriceList: false,
}
export type ContractValues = typeof NEW_CONTRACT

export const MAX_CONTACTS = signContractBodyContactPersonsMax

// The schema accepts only true, so an unticked box is rejected.
const ticked = (value: boolean) => value as true

function toBody({ companyInformation: company, contractSignatory: signatory, ...values }: ContractValues) {
  return {
    companyInformation: {
      ...company,
      businessIdentityCode: normaliseBusinessId(company.businessIdentityCode),
      numberOfEmployees: companySizeOf(company.numberOfEmployees),
    },
    invoicingInformation: invoicingBody(values.invoicingInformation),
    contactPersons: values.contactPersons.map((person) => ({
      ...person,
      jobTitle: optional(person.jobTitle),
      phoneNumber: normalisePhone(person.phoneNumber),
    })),
    contractSignatory: {
      ...signatory,
      rightToSign: ticked(signatory.rightToSign),
      termsAndConditions: ticked(signatory.termsAndConditions),
    },
    // Obtained when sending (VAL-18).
    reCaptchaToken: '',
  }
}

/** Equal for addresses that differ only in letter case. */
export const addressKey = ({ emailAddress }: { emailAddress: string }) => emailAddress.trim().toLowerCase()

/** SGN-03: contacts get separate emails, so their addresses must differ. */
function sameAddressErrors(persons: ContractValues['contactPersons']): Partial<FieldErrors> {
  const addresses = persons.map(addressKey)
  const repeated = addresses.flatMap((address, index) =>
    address !== '' && addresses.indexOf(address) < index ? [index] : [],
  )
  return Object.fromEntries(
    repeated.map((index) => [`contactPersons[${index}].emailAddress`, () => m.contract_contact_same_email()]),
  )
}

export const contractBody = (countries: readonly { value: string }[]) =>
  bodyForm({
    schema: SignContractBody,
    messages: {
      'companyInformation.businessIdentityCode': businessIdMessages,
    },
    toBody,
    check: ({
      companyInformation: company,
      invoicingInformation,
      contactPersons,
      acceptsPriceList,
    }): Partial<FieldErrors> => ({
      'companyInformation.businessIdentityCode': businessIdFits(company.businessIdentityCode),
      ...prefixErrors('companyInformation', streetAddressErrors(company, countries)),
      ...prefixErrors('invoicingInformation', addressErrors(invoicingInformation, countries)),
      ...sameAddressErrors(contactPersons),
      acceptsPriceList: acceptsPriceList ? undefined : () => m.form_error_consent(),
    }),
  })

/** SGN-01: the four steps. Input is stored per tab, and restored on return. */
export const wizard = createWizard({
  title: () => m.contract_title(),
  defaultValues: NEW_CONTRACT,
  leaving: 'keeps',
  steps: [
    { path: '/contract', label: () => m.contract_company(), fields: ['companyInformation'] },
    { path: '/contract/invoicing', label: () => m.contract_invoicing(), fields: ['invoicingInformation'] },
    { path: '/contract/contact-persons', label: () => m.contract_contacts(), fields: ['contactPersons'] },
    { path: '/contract/signing', label: () => m.contract_signing(), fields: ['contractSignatory', 'acceptsPriceList'] },
  ],
})

export const CONTRACT_FORM = 'contract'

const Evidence = object({ businessId: string(), emailAddress: string() })

/** Data stored with the sent contract, to look up later whether the company is a customer. */
export const contractEvidence = ({ companyInformation, contractSignatory }: ContractValues) => ({
  businessId: normaliseBusinessId(companyInformation.businessIdentityCode),
  emailAddress: contractSignatory.emailAddress.trim(),
})

export const readEvidence = (evidence: unknown) => safeParse(Evidence, evidence).data

/**
 * COM-17: the contract for the user's own company, with what is known of it. Undefined if it needs none, as a company with
 * a signatory has one. @throws ApiError
 */
export async function readOwnContract(client: QueryClient): Promise<ContractValues | undefined> {
  const roles = currentSession()?.roles ?? []
  if (!roles.includes('voucherManager') || roles.includes('signatory')) return undefined
  const [company, profile] = await Promise.all([
    client.ensureQueryData(getReadCompanyQueryOptions()),
    client.ensureQueryData(getReadUserQueryOptions()),
  ])
  if (company.hasSignatory) return undefined
  return {
    ...NEW_CONTRACT,
    companyInformation: {
      companyName: company.name,
      businessIdentityCode: company.businessIdentityCode,
      numberOfEmployees: String(company.sizeId),
      ...typedAddress(company.address),
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

/** Whether the contract is for the user's own company, whose details the form had from the start (COM-17). */
export const useIsOwnCompany = (): boolean => {
  const { defaultValues } = wizard.useForm().options
  return (defaultValues ?? NEW_CONTRACT).companyInformation.businessIdentityCode !== ''
}
