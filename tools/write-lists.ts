/** Writes the lists of documents that are made from code and tests; `--check` fails if they are out of date. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { namedInputs } from '../mocks/control/named-inputs.ts'
import { personas } from '../mocks/control/scenarios.ts'

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const personaTable = table(
  ['username', 'who'],
  personas.map((persona) => [`\`${persona.username}\``, persona.what]),
)
const inputTable = table(
  ['call', 'outcome', 'where', 'value'],
  namedInputs.map(({ operation, outcome, input, value }) => [operation, outcome, input, `\`${value}\``]),
)

const ROOTS = ['src', 'mocks', 'tests', 'tools']
const ID = /\[([A-Z]{3}-\d\d)\]/g
/** A test title with requirement ids, on one line. */
const TITLE = /(['"`])((?:(?!\1).)*\[[A-Z]{3}-\d\d\](?:(?!\1).)*)\1/g
/** Number of titles per row. More would be unreadable, and ids are easy to search for. */
const SHOWN = 2

const titlesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({
    ids: [...title.matchAll(ID)].map(([, id = '']) => id),
    shown: `${title.replace(ID, '').replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim()} (\`${file}\`)`,
  }))

/**
 * Table rows of requirement and tests, in the order of the document.
 * @throws Error if a requirement has no test, or a test names an unknown requirement
 */
function proofRows(requirements: string): string[][] {
  const ids = [...requirements.matchAll(/^- ([A-Z]{3}-\d\d): /gm)].map(([, id = '']) => id)
  const titles = ROOTS.flatMap((root) => globSync(`${root}/**/*.{test,spec}.{ts,tsx}`).toSorted()).flatMap(titlesIn)
  const named = new Set(titles.flatMap((title) => title.ids))
  const missing = ids.filter((id) => !named.has(id))
  if (missing.length > 0) throw new Error(`no test names ${missing.join(', ')}`)
  const unknown = [...named].filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`tests name ${unknown.join(', ')}, which docs/requirements.md does not have`)
  return ids.map((id) => {
    const tests = titles.filter((title) => title.ids.includes(id)).map(({ shown }) => shown)
    const more = tests.length > SHOWN ? [`and ${tests.length - SHOWN} more`] : []
    return [id, [...tests.slice(0, SHOWN), ...more].join('; ')]
  })
}

const REQUIREMENTS = 'docs/requirements.md'

/** Each list is between comments with its name. */
const lists: [file: string, name: string, text: string][] = [
  ['README.md', 'personas', personaTable],
  ['docs/fake-api.md', 'named inputs', inputTable],
  [REQUIREMENTS, 'proofs', table(['id', 'proved by'], proofRows(readFileSync(REQUIREMENTS, 'utf8')))],
]

for (const [file, name, text] of lists) {
  const before = readFileSync(file, 'utf8')
  const place = new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`)
  const after = before.replace(place, () => `\n\n${text}\n\n`)
  if (!process.argv.includes('--check')) writeFileSync(file, after)
  else if (after !== before) {
    console.error(`${file} is out of date: run npm run lists`)
    process.exitCode = 1
  }
}
