import type { Backend } from '../implement.ts'
import { errorItem, Problem } from '../problem.ts'
import { accounts } from './accounts.ts'
import { benefits } from './benefits.ts'
import { notYet } from './not-yet.ts'
import { session } from './session.ts'
import { user } from './user.ts'
import { vouchers } from './vouchers.ts'

const unbuilt = Object.fromEntries(
  notYet.map((operation) => [
    operation,
    () => new Problem(501, { errors: [errorItem('internal_error', { severity: 'Fatal' })], canRetry: false }),
  ]),
) as unknown as Pick<Backend, (typeof notYet)[number]>

export const backend: Backend = { ...session, ...user, ...accounts, ...benefits, ...vouchers, ...unbuilt }
