import { type Contract, listOperations } from '../../tools/contract/contract-document.ts'

/** Values that x-assumed of an operation may have; `call` means all of it. */
const PARTS = ['call', 'path', 'request', 'reply', 'status', 'order', 'rules']
/** Values that it may have elsewhere, where `true` means that the specification does not have the thing at all. */
const OTHERS = ['form', 'limits', 'names', 'rules', 'unit', 'values']

const LONGEST_PARAGRAPH = 500

/** Ids of requirements marked as decided, which fill gaps of the specification. */
const decidedIds = (requirements: string): Set<string> =>
  new Set([...requirements.matchAll(/^- ([A-Z]{3}-\d\d): .*\bdecided\b/gm)].map(([, id = '']) => id))

/** Missing, empty or wrong x-assumed marks, and descriptions with overlong paragraphs. */
export function markProblems(document: Contract, requirements: string): string[] {
  const decided = decidedIds(requirements)
  const problems: string[] = []
  const check = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return
    const { description, 'x-assumed': mark, operationId } = node as Record<string, unknown>
    const isOperation = typeof operationId === 'string'
    const where = isOperation ? operationId : place
    const text = typeof description === 'string' ? description : ''
    const cited = [...text.matchAll(/\b[A-Z]{3}-\d\d\b/g)].map(([id]) => id).filter((id) => decided.has(id))
    const isOpen = /\bassumed\b/i.test(text.replaceAll('x-assumed', '')) || cited.length > 0
    if (isOpen && mark === undefined) {
      problems.push(
        `${where}: ${cited.length > 0 ? `cites ${cited.join(', ')} (decided)` : 'says assumed'}, without x-assumed`,
      )
    }
    if (mark !== undefined) {
      const parts = Array.isArray(mark) ? mark : []
      const unknown = parts.filter((part) => !(isOperation ? PARTS : OTHERS).includes(part))
      if (unknown.length > 0) problems.push(`${where}: x-assumed names ${unknown.join(', ')}`)
      if (parts.length === 0 && (isOperation || mark !== true)) problems.push(`${where}: x-assumed names no part`)
      if (!isOperation && !isOpen) problems.push(`${where}: x-assumed, and the description lacks "Assumed: …"`)
    }
    const long = text.split(/\n\s*\n|\n(?=- )/).find((paragraph) => paragraph.length > LONGEST_PARAGRAPH)
    if (long) problems.push(`${where}: a paragraph of ${long.length} characters; a list is easier to read`)
    for (const [key, value] of Object.entries(node)) check(value, `${place}/${key}`)
  }
  check(document.info, 'info')
  check(document.paths, 'paths')
  check(document.components, 'components')
  for (const { name, responses, 'x-assumed': mark } of listOperations(document)) {
    const parts = Array.isArray(mark) ? mark : []
    // The specification names no success status; clients assume 200.
    const isStatusOpen = responses['200'] === undefined && !parts.includes('call')
    if (isStatusOpen !== parts.includes('status'))
      problems.push(`${name}: x-assumed names status unless success is 200`)
  }
  return problems
}
