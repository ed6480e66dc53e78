import type { OperationName } from '../../../generated/registry.ts'

/** Operations whose behaviour is not built yet: none. README lists them when there are some. */
export const notYet: readonly OperationName[] = []
