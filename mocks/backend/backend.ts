import { operations } from '../../generated/backend.ts'
import type { Backend } from '../calls/implement.ts'

/** Every operation of the contract; a missing one is a type error. */
export const backend: Backend = operations
