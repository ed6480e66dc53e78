/** The good bodies that an operation is called with. */
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { valuesAt } from './inputs.ts'
import type { Run } from './run.ts'

type Body = { from: OperationName[]; make: (answers: Run['answers']) => unknown[] }
const valuesOf = (answers: Run['answers'], from: OperationName, ...path: string[]) =>
  valuesAt(answers.get(from) ?? [], path)

/** Bodies of ids that the API knows; those of the others are the contract's examples. */
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

/** The good bodies of an operation by name; one without a name where it has none. */
export function bodiesOf(run: Run, operation: OperationName): [string, unknown][] {
  const { requestExamples, hasBody } = contractData[operation]
  if (!hasBody) return [['', undefined]]
  const own = BODIES[operation]?.make(run.answers).map((body): [string, unknown] => ['what was read', body])
  return own ?? Object.entries(requestExamples)
}

/** The operations whose answers a body is made of. */
export const bodySourcesOf = (operation: OperationName): OperationName[] => BODIES[operation]?.from ?? []
