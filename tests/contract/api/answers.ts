/** The successful replies of a run, for rules that compare several of them. */
import type { OperationName } from '../../../generated/registry.ts'
import type { Values } from './caller.ts'
import type { Exchange, Run } from './run.ts'

export type Found = { at: Exchange; what: string }[]

/** Applies a rule to the successful replies of operations, in the default language. */
export const inAnswers = (
  run: Run,
  operations: readonly OperationName[],
  find: (json: Values, at: Exchange) => string[],
) =>
  operations.flatMap((operation) =>
    run
      .goodOf(operation)
      .filter(({ call, answer }) => call.language === undefined && answer.json !== undefined)
      .flatMap((at) => find(at.answer.json as Values, at).map((what) => ({ at, what }))),
  )
export const newest = (run: Run, operation: OperationName) =>
  run.goodOf(operation).findLast(({ call, answer }) => call.language === undefined && answer.json !== undefined)?.answer
    .json as Values | undefined
