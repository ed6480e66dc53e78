import {
  type Contract,
  type ListedOperation,
  listOperations,
  type MediaType,
  type Response,
  resolve,
} from '../contract-document.ts'
import { type Both, compareSchemas, type Direction } from './schemas.ts'

type Documents = Both<Contract>

/** All breaking changes between two contracts, each as `operation place: what`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const documents = [before, after] as const
  const next = new Map(listOperations(after).map((operation) => [operation.name, operation]))
  const server = (contract: Contract) => contract.servers?.[0]?.url
  return [
    ...(server(before) === server(after) ? [] : [`servers: ${server(before)} became ${server(after)}`]),
    ...listOperations(before).flatMap((operation) => {
      const other = next.get(operation.name)
      return other ? compareOperations(documents, [operation, other]) : [`${operation.name}: removed`]
    }),
  ]
}

function compareOperations(documents: Documents, both: Both<ListedOperation>): string[] {
  const [old, next] = both
  const { name } = old
  const [was, is] = both.map(({ method, path }) => `${method} ${path}`)
  return [
    ...(was === is ? [] : [`${name}: ${was} became ${is}`]),
    ...(old['x-effect'] === next['x-effect'] ? [] : [`${name}: ${old['x-effect']} became ${next['x-effect']}`]),
    ...compareSecurity(documents, both),
    ...compareRoles(both),
    ...compareParameters(documents, both),
    ...compareBodies(documents, both),
    ...Object.keys(old.responses ?? {}).flatMap((status) => compareResponses(documents, both, status)),
    ...compareCodes(both),
  ]
}

/** Each old way to authenticate must still work: some requirement of the new contract asks for no more. */
function compareSecurity(documents: Documents, both: Both<ListedOperation>): string[] {
  const [old, next] = both
  const of = ({ security }: ListedOperation) => (security?.length ? security : [{}])
  const takesSession = (operation: ListedOperation) => of(operation).some((needs) => Object.keys(needs).length > 0)
  const schemes = new Set(both.flatMap(of).flatMap((needs) => Object.keys(needs)))
  const changed = [...schemes].filter((scheme) => {
    const [was, is] = documents.map(({ components }) => components.securitySchemes?.[scheme])
    return was && is && ['type', 'scheme', 'in', 'name'].some((part) => was[part] !== is[part])
  })
  const closed = of(old).filter((had) => !of(next).some((needs) => Object.keys(needs).every((scheme) => scheme in had)))
  return [
    ...closed.map(
      (had) => `${old.name}: ${Object.keys(had).join(' and ') || 'a call without a session'} is no longer allowed`,
    ),
    ...(takesSession(old) && !takesSession(next) ? [`${old.name}: no longer reads the session`] : []),
    ...changed.map((scheme) => `${old.name}: ${scheme} is sent differently`),
  ]
}

/** Any listed role is allowed; an empty list means any logged-in user. */
function compareRoles([old, next]: Both<ListedOperation>): string[] {
  const [was, is] = [old['x-roles'] ?? [], next['x-roles'] ?? []]
  if (is.length === 0) return []
  const lost = was.length === 0 ? ['any other role'] : was.filter((role) => !is.includes(role))
  return lost.map((role) => `${old.name}: ${role} is no longer allowed`)
}

function compareParameters(documents: Documents, both: Both<ListedOperation>): string[] {
  const [old, next] = both.map(({ parameters = [] }, side) =>
    parameters.map((parameter) => resolve(documents[side as 0 | 1], parameter)),
  )
  const place = (parameter: { in: string; name: string }) => `${both[0].name} ${parameter.in} ${parameter.name}`
  const same = (one: { in: string; name: string }) => (other: { in: string; name: string }) =>
    one.in === other.in && one.name === other.name
  const added = (next ?? []).filter((parameter) => parameter.required && !old?.some(same(parameter)))
  return [
    ...(old ?? []).flatMap((parameter) => {
      const where = place(parameter)
      const other = next?.find(same(parameter))
      if (!other) return [`${where}: removed`]
      const written = (['style', 'explode', 'allowReserved'] as const).filter((way) => parameter[way] !== other[way])
      return [
        ...(other.required && !parameter.required ? [`${where}: became required`] : []),
        ...written.map((way) => `${where}: ${way} ${parameter[way] ?? 'none'} became ${other[way] ?? 'none'}`),
        ...compareSchemas(where, documents, [parameter.schema, other.schema], 'request'),
      ]
    }),
    ...added.map((parameter) => `${place(parameter)}: new and required`),
  ]
}

function compareBodies(documents: Documents, [old, next]: Both<ListedOperation>): string[] {
  const where = `${old.name} request`
  const becameRequired = next.requestBody?.required && !old.requestBody?.required
  return [
    ...(becameRequired ? [`${where}: a body is now required`] : []),
    ...compareContents(where, documents, [old.requestBody?.content, next.requestBody?.content], 'request'),
  ]
}

function compareResponses(documents: Documents, [old, next]: Both<ListedOperation>, status: string): string[] {
  const where = `${old.name} ${status}`
  const [was, is] = [old, next].map(({ responses }, side) => {
    const response = responses?.[status]
    return response && resolve(documents[side as 0 | 1], response)
  })
  if (!was) return []
  if (!is) return [`${where}: no longer returned`]
  const contents = compareContents(where, documents, [was.content, is.content], 'reply')
  // Error bodies allow every code; x-error-codes says which codes each status has.
  const isNewCode = (found: string) => Number(status) >= 400 && /\.(code|error): may now be /.test(found)
  return [...compareHeaders(where, documents, [was, is]), ...contents.filter((found) => !isNewCode(found))]
}

function compareHeaders(where: string, documents: Documents, [old, next]: Both<Response>): string[] {
  return Object.entries(old.headers ?? {}).flatMap(([name, header]) => {
    const place = `${where} header ${name}`
    const found = next.headers?.[name]
    if (!found) return [`${place}: removed`]
    const [was, is] = [resolve(documents[0], header), resolve(documents[1], found)]
    return [
      ...(was.required && !is.required ? [`${place}: may now be missing`] : []),
      ...compareSchemas(place, documents, [was.schema, is.schema], 'reply'),
    ]
  })
}

function compareContents(
  where: string,
  documents: Documents,
  [old, next]: Both<Record<string, MediaType> | undefined>,
  direction: Direction,
): string[] {
  return Object.entries(old ?? {}).flatMap(([type, media]) => {
    const other = next?.[type]
    return other
      ? compareSchemas(where, documents, [media.schema, other.schema], direction)
      : [`${where}: ${type} is gone`]
  })
}

/** Clients handle codes by status: they do not know a new one, and a removed one makes their handling dead code. */
function compareCodes([old, next]: Both<ListedOperation>): string[] {
  const codes = (operation: ListedOperation) =>
    Object.entries(operation['x-error-codes'] ?? {}).flatMap(([status, all]) => all.map((code) => [status, code]))
  const [was, is] = [codes(old), codes(next)]
  const without = (some: string[][], others: string[][]) =>
    some.filter(([status, code]) => !others.some((other) => other[0] === status && other[1] === code))
  const limits = JSON.stringify(old['x-limit-codes']) === JSON.stringify(next['x-limit-codes'])
  return [
    ...without(is, was).map(([status, code]) => `${old.name} ${status}: new code ${code}`),
    ...without(was, is).map(([status, code]) => `${old.name} ${status}: ${code} is no longer returned`),
    ...(limits ? [] : [`${old.name}: x-limit-codes changed`]),
  ]
}
