import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A block of CONTRIBUTING.md: shell commands (marked `fails` if they must fail), a new file, or a change of a file. */
type Block = { language: string; file: string; lines: string[] }

/** Files that the examples have made or changed, except generated ones. */
const WRITTEN = "$(git ls-files -mo --exclude-standard -- '*.ts' '*.tsx' ':!generated')"
/**
 * Only those checks that an example can break; the gate has just run the rest. Types are checked without the incremental cache,
 * because with so many changes an incremental check takes half as long again. Without npx, which takes a third of a second.
 */
const SHORTER: Record<string, string> = {
  // The run of Vitest below includes it.
  'npx vitest run src/features/notes': 'true',
  'npm run check': `tsc -p . --incremental false --preserveSymlinks && oxlint --type-aware --deny-warnings ${WRITTEN} && biome check ${WRITTEN} && vitest run --config one-project.config.js src/features/notes tests/rules.test tests/guards.test tests/messages/messages.test tests/contract/contract-rules.test tests/contract/limits.test src/shell/menu.test src/shell/pending-pages.test src/shell/start-page.test`,
}
/**
 * Settings for Vitest in the copy: all files in one project and one worker, which transforms and loads the portal once. All get
 * a window, because files without one would be in a second worker. Transformed modules are not kept: no later run has the same
 * folder.
 */
const ONE_PROJECT = `import settings from './vitest.config.ts'
const { projects, ...test } = settings.test
const portal = projects.find((project) => project.test.name === 'portal').test
const setupFiles = [...test.setupFiles, ...portal.setupFiles]
export default {
  ...settings,
  test: {
    ...test,
    environment: 'jsdom',
    setupFiles,
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
  },
}
`

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const blocks = [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', lines = '']): Block => ({ language, file, lines: lines.trimEnd().split('\n') }),
)
const folder = mkdtempSync(join(tmpdir(), 'contributing-'))
const copy = join(folder, 'portal')

function run(command: string): void {
  const { VITEST: _vitest, NODE_ENV: _mode, PORTAL_JITTER: _seed, ...env } = process.env
  const PATH = `${join(copy, 'node_modules/.bin')}:${env.PATH}`
  const asAnybody = { ...env, PATH, GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'A' }
  try {
    execFileSync('sh', ['-c', command], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...asAnybody, GIT_COMMITTER_EMAIL: 'a@example.com' },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`CONTRIBUTING.md: ${command} fails\n${stdout}${stderr}`, { cause: error })
  }
}

/** Applies a change, which must match exactly once: lines with a space or a minus are replaced by those with a plus. */
function change({ file, lines }: Block): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const side = (marks: string) =>
    lines
      .filter((line) => marks.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const parts = before.split(side(' -'))
  expect(parts.length - 1, `${file} does not hold once what CONTRIBUTING.md changes:\n${side(' -')}`).toBe(1)
  writeFileSync(path, parts.join(side(' +')))
}

function make({ file, lines }: Block): void {
  const path = join(copy, file)
  expect(existsSync(path), `${file} is there already; CONTRIBUTING.md makes it`).toBe(false)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${lines.join('\n')}\n`)
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((name) => existsSync(name))) cpSync(file, join(copy, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'one-project.config.js'), ONE_PROJECT)
  // A git checkout, because the tools skip ignored files.
  run('printf "\\nnode_modules\\n" >> .gitignore && git init -q && git add -A && git commit -qm "The portal"')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Left out: the last generation reads all that these read, and no block between them reads `generated/`. */
const EARLIER = blocks.filter(({ lines }) => lines[0] === 'npm run generate').slice(0, -1)

test('the examples of CONTRIBUTING.md work exactly as written, and the resulting files pass the checks [CTR-02]', () => {
  expect(blocks.length).toBeGreaterThan(20)
  for (const block of blocks.filter((shown) => !EARLIER.includes(shown))) {
    if (block.language === 'sh' && block.file === 'fails') expect(() => run(block.lines.join('\n'))).toThrow()
    else if (block.language === 'sh') for (const command of block.lines) run(SHORTER[command] ?? command)
    else if (block.language === 'diff') change(block)
    // Text blocks are only illustrations.
    else if (block.language !== 'text') make(block)
  }
}, 600_000)
