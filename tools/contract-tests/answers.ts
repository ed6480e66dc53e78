/** The good answers of a run, for what is compared over several of them. */
import type { OperationName } from '../../generated/registry.ts'
import type { Values } from './caller.ts'
import type { Exchange, Run } from './run.ts'

export type Found = { at: Exchange; what: string }[]

/** The good answers of operations, in the default language, each with what is wrong with it. */
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
