/** Valid request bodies of each operation. */
import { contractData } from '../../../generated/contract-data.ts'
import { contractExamples } from '../../../generated/contract-examples.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { valuesAt } from './inputs.ts'
import type { Run } from './run.ts'

type Body = { from: OperationName[]; make: (answers: Run['answers']) => unknown[] }
const valuesOf = (answers: Run['answers'], from: OperationName, ...path: string[]) =>
  valuesAt(answers.get(from) ?? [], path)

/** Operations whose bodies need ids known to the API; all others use the contract's examples. */
const BODIES: Partial<Record<OperationName, Body>> = {
  checkPendingTopUps: {
    from: ['listEmployees'],
    make: (answers) => {
      const beneficiaryIds = valuesOf(answers, 'listEmployees', 'beneficiaries', 'personId').slice(0, 3)
      return beneficiaryIds.length === 0 ? [] : [{ beneficiaryIds, benefitType: 'lunch' }]
    },
  },
  checkCompanyExists: {
    from: ['readCompany'],
    make: (answers) =>
      valuesOf(answers, 'readCompany', 'businessIdentityCode').map((businessIdentityCode) => ({
        businessIdentityCode,
      })),
  },
}

/** The valid bodies of an operation by name; an empty name for an operation without a body. */
export function bodiesOf(run: Run, operation: OperationName): [string, unknown][] {
  if (!contractData[operation].hasBody) return [['', undefined]]
  const own = BODIES[operation]?.make(run.answers).map((body): [string, unknown] => ['what was read', body])
  return own ?? Object.entries(contractExamples[operation].request)
}

/** The operations whose replies are needed to make a body. */
export const bodySourcesOf = (operation: OperationName): OperationName[] => BODIES[operation]?.from ?? []
