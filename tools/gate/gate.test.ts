import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repeatsOf } from './repeat.ts'
import { runStages, STAGES, type Stage, stagesOf } from './stages.ts'
import { fingerprintOf, hasPassed, rememberPassed } from './unchanged.ts'

const stage = (name: string, cores: Stage['cores'] = 1, ...after: string[]): Stage => ({
  name,
  group: 'static',
  command: name,
  cores,
  after,
})

/** Runs stages that end when the test ends them. */
function play(stages: Stage[]) {
  const running = new Map<string, (hasPassed: boolean) => void>()
  const done = runStages(stages, ({ name }) => new Promise((resolve) => running.set(name, resolve)))
  const started = () => new Promise((resolve) => setTimeout(resolve))
  const end = async (name: string, hasPassed = true) => {
    await started()
    running.get(name)?.(hasPassed)
    running.delete(name)
    await started()
    return [...running.keys()]
  }
  return { end, done }
}

test('starts a stage when its dependencies have passed and its cores are free', async () => {
  const { end, done } = play([
    stage('build'),
    stage('types'),
    stage('unit', 2, 'build'),
    stage('lint'),
    stage('apt', 0),
  ])
  expect(await end('')).toEqual(['apt', 'build', 'types'])
  expect(await end('build')).toEqual(['apt', 'types', 'lint'])
  await end('types')
  await end('apt')
  // `unit` needs two cores, and one is still in use.
  expect(await end('')).toEqual(['lint'])
  expect(await end('lint')).toEqual(['unit'])
  await end('unit')
  expect(new Set((await done).values())).toEqual(new Set(['passed']))
})

test('skips stages that depend on a failed stage, and runs the rest', async () => {
  const { end, done } = play([stage('build'), stage('e2e', 1, 'build'), stage('lint')])
  await end('build', false)
  await end('lint')
  expect(Object.fromEntries(await done)).toEqual({ build: 'failed', e2e: 'skipped', lint: 'passed' })
})

test('lists stages after their dependencies, and adds the builds to --only e2e', () => {
  const names = STAGES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const [at, { after = [] }] of STAGES.entries())
    expect(names.slice(0, at)).toEqual(expect.arrayContaining([...after]))
  expect(new Set(stagesOf('e2e').map(({ group }) => group))).toEqual(new Set(['build', 'e2e']))
  expect(stagesOf(undefined)).toEqual(STAGES)
})

test('names for each failed test the command that repeats it alone', () => {
  const failed = [
    ' FAIL  |reckoning| src/values/numbers/money.test.ts > sums > 1+1, in euro',
    ' FAIL   portal  src/ui/later.test.tsx > shows',
    ' FAIL   portal  src/broken.test.ts [ src/broken.test.ts ]',
    '  1) [mocked] › tests/e2e/help.spec.ts:12:3 › opens',
  ].join('\n')
  expect(repeatsOf(failed)).toEqual([
    String.raw`npx vitest run src/values/numbers/money.test.ts -t '^sums > 1\+1, in euro$'`,
    "npx vitest run src/ui/later.test.tsx -t '^shows$'",
    'npx vitest run src/broken.test.ts',
    'npx playwright test --project=mocked tests/e2e/help.spec.ts:12',
  ])
  expect(repeatsOf('jitter seed 7\n FAIL  src/broken.test.ts [ src/broken.test.ts ]')).toEqual([
    'npm run test:jitter -- --seed 7 src/broken.test.ts',
  ])
})

test('a stage has passed until a file that it reads changes, comes or goes', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'portal-inputs-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(join(cwd, file, '..'), { recursive: true })
    writeFileSync(join(cwd, file), text)
  }
  const inputs = ['{openapi,messages}/**/*', 'redocly.yaml']
  const now = () => fingerprintOf(inputs, cwd)
  const passed = join(cwd, '.cache/passed.json')
  write('openapi/paths/user.yaml', 'get: {}')
  write('redocly.yaml', 'rules: {}')
  expect(hasPassed('lint', now(), passed)).toBe(false)
  rememberPassed('lint', now(), passed)
  rememberPassed('generation', now(), passed)
  write('docs/other.md', 'no input')
  expect(hasPassed('lint', now(), passed)).toBe(true)
  expect(hasPassed('types', now(), passed)).toBe(false)
  write('openapi/paths/user.yaml', 'get: {} ')
  expect(hasPassed('lint', now(), passed)).toBe(false)
  write('openapi/paths/user.yaml', 'get: {}')
  expect(hasPassed('lint', now(), passed)).toBe(true)
  write('messages/fi.json', '{}')
  expect(hasPassed('lint', now(), passed)).toBe(false)
  rmSync(join(cwd, 'messages/fi.json'))
  // The generator looks for the file of an import without its ending.
  write('src/features/home/home-page.tsx', '')
  expect(hasPassed('lint', now(), passed)).toBe(false)
})

test('temporary folders are removed when their process exits', () => {
  const script = `import { temporaryFolder } from './tools/gate/temporary-folder.ts'
    import { writeFileSync } from 'node:fs'
    for (const folder of [temporaryFolder(), temporaryFolder()]) {
      writeFileSync(folder + '/key.pem', 'secret')
      console.log(folder)
    }`
  const folders = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(folders.trim().split('\n').map(existsSync)).toEqual([false, false])
})
