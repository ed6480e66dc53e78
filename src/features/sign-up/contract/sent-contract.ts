import { object, safeParse, string } from 'zod/mini'
import { normaliseBusinessId } from '@/values/business-id'
import type { ContractValues } from './contract-form'

/** Names the draft of the contract, and what was sent of it. */
export const CONTRACT_FORM = 'contract'

const Evidence = object({ businessId: string(), emailAddress: string() })

/** What tells later whether a contract was signed: whether its company is a customer. */
export const contractEvidence = ({ companyInformation, contractSignatory }: ContractValues) => ({
  businessId: normaliseBusinessId(companyInformation.businessIdentityCode),
  emailAddress: contractSignatory.emailAddress.trim(),
})

/** The evidence as it was written down; undefined when storage holds something else. */
export const readEvidence = (evidence: unknown) => safeParse(Evidence, evidence).data
