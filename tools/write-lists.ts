/** Writes the lists of documents that are made from code and tests; `--check` fails if they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { namedInputs } from '../mocks/control/named-inputs.ts'
import { personas } from '../mocks/control/scenarios.ts'
import { proofRows } from './docs/requirement-proofs.ts'

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const personaTable = table(
  ['username', 'who'],
  personas.map((persona) => [`\`${persona.username}\``, persona.what]),
)
const fakeApi: Record<string, string> = {
  'named inputs': table(
    ['call', 'outcome', 'where', 'value'],
    namedInputs.map(({ operation, outcome, input, value }) => [operation, outcome, input, `\`${value}\``]),
  ),
}

const REQUIREMENTS = 'docs/requirements.md'

/** The documents with lists; each list is between comments with its name. */
const documents: Record<string, Record<string, string>> = {
  'README.md': { personas: personaTable },
  'docs/fake-api.md': fakeApi,
  [REQUIREMENTS]: { proofs: table(['id', 'proved by'], proofRows(readFileSync(REQUIREMENTS, 'utf8'))) },
}

for (const [file, lists] of Object.entries(documents)) {
  const before = readFileSync(file, 'utf8')
  let after = before
  for (const [name, text] of Object.entries(lists)) {
    after = after.replace(
      new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
      () => `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`,
    )
  }
  if (!process.argv.includes('--check')) writeFileSync(file, after)
  else if (after !== before) {
    console.error(`${file} is out of date: run npm run lists`)
    process.exitCode = 1
  }
}
