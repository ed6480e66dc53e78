/** Which tests prove each requirement, by the ids in their titles. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOTS = ['src', 'mocks', 'tests', 'tools']
const ID = /\[([A-Z]{3}-\d\d)\]/g
/** A test title with requirement ids, on one line. */
const TITLE = /(['"`])((?:(?!\1).)*\[[A-Z]{3}-\d\d\](?:(?!\1).)*)\1/g
/** Number of titles per row. More would be unreadable, and ids are easy to search for. */
const SHOWN = 2

/** Titles with their files, by requirement id. */
export function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of ROOTS.flatMap(testsIn)) {
    for (const [, , title = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
      const said = title.replace(ID, '').replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim()
      for (const [, id = ''] of title.matchAll(ID)) found.set(id, [...(found.get(id) ?? []), `${said} (\`${file}\`)`])
    }
  }
  return found
}

const testsIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => join(root, name))
    .toSorted()

/**
 * Table rows of requirement and tests, in the order of the document.
 * @throws Error if a requirement has no test, or a test names an unknown requirement
 */
export function proofRows(requirements: string): string[][] {
  const ids = [...requirements.matchAll(/^- ([A-Z]{3}-\d\d): /gm)].map(([, id = '']) => id)
  const found = proofs()
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0) throw new Error(`no test names ${missing.join(', ')}`)
  const unknown = [...found.keys()].filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`tests name ${unknown.join(', ')}, which docs/requirements.md does not have`)
  return ids.map((id) => {
    const tests = found.get(id) ?? []
    const more = tests.length > SHOWN ? [`and ${tests.length - SHOWN} more`] : []
    return [id, [...tests.slice(0, SHOWN), ...more].join('; ')]
  })
}
