/** Writes the lists of README.md that have their source in code; `--check` fails when they are not up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { notYet as unbuilt } from '../mocks/backend/rules/not-yet.ts'
import { namedInputs } from '../mocks/control/named-inputs.ts'
import { personas } from '../mocks/control/scenarios.ts'

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const notYet: readonly string[] = unbuilt
const sections: Record<string, string> = {
  personas: table(
    ['username', 'who'],
    personas.map((persona) => [`\`${persona.username}\``, persona.what]),
  ),
  'named inputs': table(
    ['call', 'outcome', 'where', 'value'],
    namedInputs.map(({ operation, outcome, input, value }) => [operation, outcome, input, `\`${value}\``]),
  ),
  'not yet': notYet.length === 0 ? 'None.' : notYet.map((name) => `\`${name}\``).join(', '),
}

const before = readFileSync('README.md', 'utf8')
let after = before
for (const [name, text] of Object.entries(sections)) {
  after = after.replace(
    new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
    () => `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`,
  )
}
if (!process.argv.includes('--check')) writeFileSync('README.md', after)
else if (after !== before) {
  console.error('README.md is not up to date: run node tools/write-readme.ts')
  process.exit(1)
}
