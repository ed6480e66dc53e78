import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from '../bundle-contract.ts'
import { type Contract, type ListedOperation, listOperations, resolve, type Schema } from '../contract-document.ts'
import { bare, expand } from './expand.ts'

/** A change in the report of `redocly diff`. */
interface Change {
  /** Its place in the old or the new contract, such as `#/paths/~1api~1user/put/responses/200`. */
  path: string
  kind: 'added' | 'modified' | 'removed'
  typeName: string
  /** The keyword that was changed. */
  property?: string
  impact: 'major' | 'minor' | 'patch'
  /** The rules that the change breaks. */
  verdicts: { message: string }[]
  base?: { pointer: string; value?: unknown }
  revision?: { value?: unknown }
}

/** All breaking changes between two contracts, each as `operation place: what`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const [old, next] = [expand(bare(before)), expand(bare(after))]
  const operations = listOperations(old)
  const successors = new Map(listOperations(next).map((operation) => [operation.name, operation]))
  return [
    ...changesBetween(old, next)
      .filter((change) => breaksClients(change, old))
      .map((change) => `${placeOf(change, operations)}: ${messageOf(change)}`),
    ...operations.flatMap((operation) => {
      const successor = successors.get(operation.name)
      return successor ? compareMarks(operation, successor) : []
    }),
  ]
}

/** What Redocly reports. References are expanded before, because it rates a shared schema only where it is used first. */
function changesBetween(before: Contract, after: Contract): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const [base, revision] = [join(folder, 'before.json'), join(folder, 'after.json')]
    writeFileSync(base, JSON.stringify(before))
    writeFileSync(revision, JSON.stringify(after))
    const report = redocly('diff', base, revision, '--format', 'json', '--fail-on', 'none')
    return (JSON.parse(report) as { changes: Change[] }).changes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Keywords that Redocly does not rate. Any change of them breaks. */
const UNRATED = ['dependentRequired', 'patternProperties', 'minContains', 'maxContains']

/** Whether fields of a request are dropped, or a reply is no longer described. Redocly calls both compatible. */
function isLost({ kind, path, typeName }: Change): boolean {
  if (kind !== 'removed') return false
  if (typeName === 'SchemaProperties') return true
  return typeName === 'Schema' && (/\/properties\/[^/]+$/.test(path) || /\/responses\/.*\/schema$/.test(path))
}

/** Whether a change breaks clients, by Redocly's rules and those of this contract. */
function breaksClients(change: Change, before: Contract): boolean {
  const { impact, kind, path, typeName, property, base } = change
  // Rated where operations use it.
  if (path.startsWith('#/components/schemas/')) return false
  const isInReply = path.includes('/responses/')
  if (property === 'default') return true
  // A header that may now be missing.
  if (typeName === 'Header' && property === 'required') return base?.value === true
  // A list that may now grow.
  if (property === 'x-extensible-enum') return isInReply && base?.value === undefined
  if (property === 'enum' && isInReply && kind === 'modified' && base) {
    // Error bodies allow every code; x-error-codes says which codes each status has.
    if (/\/responses\/[45]\d\d\/.*\/(code|error)$/.test(path)) return false
    // Clients of a list that may grow expect new values.
    const schema = resolve<Schema>(before, { $ref: base.pointer.replace(/\/enum$/, '') })
    if (schema['x-extensible-enum']) return false
  }
  return impact === 'major' || isLost(change) || UNRATED.some((name) => name === property || path.includes(`/${name}`))
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'none'

function messageOf({ verdicts, kind, typeName, property, base, revision }: Change): string {
  if (verdicts.length > 0) return verdicts.map(({ message }) => message).join(' ')
  if (property === undefined) return `${typeName} was ${kind}.`
  return `\`${property}\` changed from ${shown(base?.value)} to ${shown(revision?.value)}.`
}

/** Steps of a path that say nothing to a reader. */
const SILENT = /^(content|application~1json|schema|properties)$/

/** `updateUser responses.200.name` */
function placeOf({ path }: Change, operations: readonly ListedOperation[]): string {
  const steps = path.slice('#/'.length).split('/')
  const [first, address = '', method = ''] = steps
  if (first !== 'paths') return steps.join('.')
  const url = address.replaceAll('~1', '/')
  const operation = operations.find((known) => known.path === url && known.method === method.toUpperCase())
  const rest = steps.slice(operation ? 3 : 2).filter((step) => !SILENT.test(step))
  return [operation?.name ?? url, rest.join('.')].filter(Boolean).join(' ')
}

/** What the contract says about an operation in marks of its own. */
export function compareMarks(old: ListedOperation, next: ListedOperation): string[] {
  return [
    ...(old['x-effect'] === next['x-effect'] ? [] : [`${old.name}: ${old['x-effect']} became ${next['x-effect']}`]),
    ...(readsSession(old) && !readsSession(next) ? [`${old.name}: no longer reads the session`] : []),
    ...compareRoles(old, next),
    ...compareCodes(old, next),
  ]
}

const readsSession = ({ security = [] }: ListedOperation) => security.some((needs) => Object.keys(needs).length > 0)

/** Any listed role is allowed; an empty list means any logged-in user. */
function compareRoles(old: ListedOperation, next: ListedOperation): string[] {
  const [was, is] = [old['x-roles'] ?? [], next['x-roles'] ?? []]
  if (is.length === 0) return []
  const lost = was.length === 0 ? ['any other role'] : was.filter((role) => !is.includes(role))
  return lost.map((role) => `${old.name}: ${role} is no longer allowed`)
}

/** Clients handle codes by status: they do not know a new one, and a removed one makes their handling dead code. */
function compareCodes(old: ListedOperation, next: ListedOperation): string[] {
  const codes = (operation: ListedOperation) =>
    Object.entries(operation['x-error-codes'] ?? {}).flatMap(([status, all]) => all.map((code) => `${status} ${code}`))
  const [was, is] = [codes(old), codes(next)]
  const limits = JSON.stringify(old['x-limit-codes']) === JSON.stringify(next['x-limit-codes'])
  return [
    ...is.filter((code) => !was.includes(code)).map((code) => `${old.name}: new code ${code}`),
    ...was.filter((code) => !is.includes(code)).map((code) => `${old.name}: ${code} is no longer returned`),
    ...(limits ? [] : [`${old.name}: x-limit-codes changed`]),
  ]
}
