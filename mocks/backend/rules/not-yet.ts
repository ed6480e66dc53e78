import type { OperationName } from '../../../generated/registry.ts'

/** Operations whose behaviour is not built yet: none. docs/fake-api.md lists them when there are some. */
export const notYet: readonly OperationName[] = []
