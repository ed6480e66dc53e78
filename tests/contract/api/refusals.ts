/**
 * Calls that every API must refuse. If an API allows one by mistake, nothing happens: reads change nothing, and commands
 * are sent without a body and with ids that do not exist.
 */
import { contractData } from '../../../generated/contract-data.ts'
import { contractExamples } from '../../../generated/contract-examples.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { bodiesOf } from './bodies.ts'
import type { Answer, Call, Session, Values } from './caller.ts'
import { codesOf } from './check-answer.ts'
import { allOperations, inputsOf } from './inputs.ts'
import { KNOWN_REFUSALS } from './known-refusals.ts'
import type { Run } from './run.ts'

const UNKNOWN_ID = 'no-such-id-0'
const STRANGER = 'by a user without the role'
const FOREIGNER = 'by a user of another company'
const BROKEN = { accessToken: 'broken', tokenType: 'Bearer' }

const isAllowed = (operation: OperationName, { roles }: Session) => {
  const needed = contractData[operation].roles
  return needed.length === 0 || needed.some((role) => roles.includes(role))
}

/** Calls by users without permission. */
async function tryStrangers(run: Run, call: Call): Promise<void> {
  const { operation } = call
  if (contractData[operation].isPublic) return
  await run.try('without a token', call, [401])
  await run.try('with a broken token', { ...call, by: BROKEN }, [401])
  const stranger = run.sessions.find((session) => !isAllowed(operation, session))
  if (stranger) await run.try(STRANGER, { ...call, by: stranger }, [403])
  else if (contractData[operation].roles.length > 0) run.untried.push(`${operation}: ${STRANGER}`)
}

/** Parameters with ids of the first user's company. */
const idsOf = (operation: OperationName) => inputsOf(operation).filter(({ foundIn, values }) => foundIn && !values)

/** Reads of the first user's records by a user of another company with the same role. */
async function tryAnotherCompany(run: Run, call: Call): Promise<void> {
  const { operation } = call
  const { companyId } = run.session
  const isRefused = contractData[operation].errorCodes['404'] !== undefined
  const holdsIds = idsOf(operation).length > 0 || call.body !== undefined
  if (!isRefused || !holdsIds || contractData[operation].isPublic) return
  const by = run.sessions.find((session) => session.companyId !== companyId && isAllowed(operation, session))
  if (by) await run.try(FOREIGNER, { ...call, by }, [403, 404])
  else run.untried.push(`${operation}: ${FOREIGNER}`)
}

export async function tryReadRefusals(run: Run, operation: OperationName, params: Values | undefined): Promise<void> {
  const [[, body] = ['', undefined]] = bodiesOf(run, operation)
  // Permissions are checked first, so an unknown id is enough.
  const some = params ?? Object.fromEntries(inputsOf(operation).map(({ name }) => [name, UNKNOWN_ID]))
  await tryStrangers(run, { operation, params: some, body })
  if (params) await tryAnotherCompany(run, { operation, params, body })
  if (!contractData[operation].errorCodes['404']) return
  for (const { name } of idsOf(operation)) {
    const call = { operation, params: { ...some, [name]: UNKNOWN_ID }, body, by: run.session }
    await run.try(`an unknown ${name}`, call, [400, 404])
  }
}

/** Refusals of one operation with a specific code. */
export async function tryKnownRefusals(run: Run, operation: OperationName): Promise<void> {
  const own = KNOWN_REFUSALS.filter((refusal) => refusal.operation === operation)
  const known = run.goodOf(operation)[0]?.call
  for (const { name, status, codes, change, needsSession = true } of own) {
    const judge = (answer: Answer) => {
      const found = codesOf(answer)
      if (found.includes('recaptcha_failed') || codes.some((code) => found.includes(code))) return []
      return [`the code is ${found.join(', ') || 'missing'}, not ${codes.join(' or ')}`]
    }
    const [example] = Object.values(contractExamples[operation].request)
    const { params, body } = change({ params: { ...known?.params }, body: (known?.body ?? example) as Values })
    const by = needsSession ? run.session : undefined
    await run.try(name, { operation, params, body, by }, [status], judge)
  }
}

/** Every command by users without permission, also in read-only runs; and refusals of public commands. */
export async function tryCommandRefusals(run: Run): Promise<void> {
  const commands = allOperations.filter((name) => contractData[name].effect === 'command' && run.wants(name))
  for (const operation of commands) {
    const { parameters, hasBody } = contractData[operation]
    const inPath = parameters.filter(({ in: place, required }) => place !== 'header' && required)
    const params = Object.fromEntries(inPath.map(({ name }) => [name, UNKNOWN_ID]))
    await tryStrangers(run, { operation, params, ...(hasBody && { body: {} }) })
    await tryKnownRefusals(run, operation)
  }
}
