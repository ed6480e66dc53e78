import { object, safeParse, string } from 'zod/mini'
import { normaliseBusinessId } from '@/values/business-id'
import type { ContractValues } from './contract-form'

/** Key of the contract's draft and sent command. */
export const CONTRACT_FORM = 'contract'

const Evidence = object({ businessId: string(), emailAddress: string() })

/** Data stored with the sent contract, to look up later whether the company is a customer. */
export const contractEvidence = ({ companyInformation, contractSignatory }: ContractValues) => ({
  businessId: normaliseBusinessId(companyInformation.businessIdentityCode),
  emailAddress: contractSignatory.emailAddress.trim(),
})

/** Parses stored evidence; undefined if it is invalid. */
export const readEvidence = (evidence: unknown) => safeParse(Evidence, evidence).data
