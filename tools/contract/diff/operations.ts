import {
  type Contract,
  type ListedOperation,
  listOperations,
  type MediaType,
  type Response,
} from '../contract-document.ts'
import { bare, expand } from './expand.ts'
import { compareFields, compareSchemas, type Direction, type Fields } from './schemas.ts'

/** All breaking changes between two contracts, each as `operation place: what`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const operations = new Map(listOperations(expand(bare(after))).map((operation) => [operation.name, operation]))
  const server = (contract: Contract) => contract.servers?.[0]?.url
  const schemes = changedSchemes(before, after)
  return [
    ...(server(before) === server(after) ? [] : [`servers: ${server(before)} became ${server(after)}`]),
    ...listOperations(expand(bare(before))).flatMap((old) => {
      const next = operations.get(old.name)
      return next ? compareOperations(old, next, schemes) : [`${old.name}: removed`]
    }),
  ]
}

/** The security schemes that are sent in another way. */
function changedSchemes(before: Contract, after: Contract): string[] {
  return Object.entries(before.components.securitySchemes ?? {}).flatMap(([name, was]) => {
    const is = after.components.securitySchemes?.[name]
    return is && ['type', 'scheme', 'in', 'name'].some((part) => was[part] !== is[part]) ? [name] : []
  })
}

function compareOperations(old: ListedOperation, next: ListedOperation, schemes: string[]): string[] {
  const { name } = old
  const [was, is] = [old, next].map(({ method, path }) => `${method} ${path}`)
  return [
    ...(was === is ? [] : [`${name}: ${was} became ${is}`]),
    ...(old['x-effect'] === next['x-effect'] ? [] : [`${name}: ${old['x-effect']} became ${next['x-effect']}`]),
    ...compareSecurity(old, next, schemes),
    ...compareRoles(old, next),
    ...compareFields('request', parametersOf(old), parametersOf(next)),
    ...compareBodies(old, next),
    ...Object.entries(old.responses ?? {}).flatMap(([status, response]) =>
      compareResponses(`${name} ${status}`, response, next.responses?.[status]),
    ),
    ...compareCodes(old, next),
  ]
}

/** Each old way to authenticate must still work: some requirement of the new contract asks for no more. */
function compareSecurity(old: ListedOperation, next: ListedOperation, schemes: string[]): string[] {
  const of = ({ security }: ListedOperation) => (security?.length ? security : [{}])
  const namesOf = (operation: ListedOperation) => of(operation).flatMap((needs) => Object.keys(needs))
  const closed = of(old).filter((had) => !of(next).some((needs) => Object.keys(needs).every((scheme) => scheme in had)))
  const names = [...namesOf(old), ...namesOf(next)]
  return [
    ...closed.map(
      (had) => `${old.name}: ${Object.keys(had).join(' and ') || 'a call without a session'} is no longer allowed`,
    ),
    ...(namesOf(old).length > 0 && namesOf(next).length === 0 ? [`${old.name}: no longer reads the session`] : []),
    ...schemes.filter((name) => names.includes(name)).map((name) => `${old.name}: ${name} is sent differently`),
  ]
}

/** Any listed role is allowed; an empty list means any logged-in user. */
function compareRoles(old: ListedOperation, next: ListedOperation): string[] {
  const [was, is] = [old['x-roles'] ?? [], next['x-roles'] ?? []]
  if (is.length === 0) return []
  const lost = was.length === 0 ? ['any other role'] : was.filter((role) => !is.includes(role))
  return lost.map((role) => `${old.name}: ${role} is no longer allowed`)
}

const parametersOf = ({ name: operation, parameters = [] }: ListedOperation): Fields =>
  new Map(
    parameters.map(({ in: part, name, required = false, schema, style, explode, allowReserved }) => [
      `${operation} ${part} ${name}`,
      { required, schema: { ...schema, style, explode, allowReserved } },
    ]),
  )

function compareBodies(old: ListedOperation, next: ListedOperation): string[] {
  const where = `${old.name} request`
  const becameRequired = next.requestBody?.required && !old.requestBody?.required
  return [
    ...(becameRequired ? [`${where}: a body is now required`] : []),
    ...compareContents(where, 'request', old.requestBody?.content, next.requestBody?.content),
  ]
}

const headersOf = (where: string, { headers = {} }: Response): Fields =>
  new Map(
    Object.entries(headers).map(([name, { required = false, schema }]) => [
      `${where} header ${name}`,
      { required, schema },
    ]),
  )

function compareResponses(where: string, was: Response, is: Response | undefined): string[] {
  if (!is) return [`${where}: no longer returned`]
  // Error bodies allow every code; x-error-codes says which codes each status has.
  const isError = / [45]\d\d$/.test(where)
  const isNewCode = (found: string) => isError && /\.(code|error): may now be /.test(found)
  return [
    ...compareFields('reply', headersOf(where, was), headersOf(where, is)),
    ...compareContents(where, 'reply', was.content, is.content).filter((found) => !isNewCode(found)),
  ]
}

function compareContents(
  where: string,
  direction: Direction,
  old: Record<string, MediaType> = {},
  next: Record<string, MediaType> = {},
): string[] {
  return Object.entries(old).flatMap(([type, media]) => {
    const other = next[type]
    return other ? compareSchemas(where, direction, media.schema, other.schema) : [`${where}: ${type} is gone`]
  })
}

/** Clients handle codes by status: they do not know a new one, and a removed one makes their handling dead code. */
function compareCodes(old: ListedOperation, next: ListedOperation): string[] {
  const codes = (operation: ListedOperation) =>
    Object.entries(operation['x-error-codes'] ?? {}).flatMap(([status, all]) => all.map((code) => ({ status, code })))
  const without = (some: ReturnType<typeof codes>, others: typeof some) =>
    some.filter(({ status, code }) => !others.some((other) => other.status === status && other.code === code))
  const limits = JSON.stringify(old['x-limit-codes']) === JSON.stringify(next['x-limit-codes'])
  return [
    ...without(codes(next), codes(old)).map(({ status, code }) => `${old.name} ${status}: new code ${code}`),
    ...without(codes(old), codes(next)).map(
      ({ status, code }) => `${old.name} ${status}: ${code} is no longer returned`,
    ),
    ...(limits ? [] : [`${old.name}: x-limit-codes changed`]),
  ]
}
