import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatFailure, literally, quoted } from './failure.ts'
import { runStages, type Stage } from './schedule.ts'
import { STAGES, stagesOf } from './stages.ts'

const stage = (name: string, rest: Partial<Stage> = {}): Stage => ({
  name,
  group: 'static',
  command: name,
  cores: 1,
  ...rest,
})

/** Runs stages that end when the test ends them. */
function play(stages: Stage[], fails: string[] = []) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const done = runStages(stages, 2, ({ name }) => {
    running.push(name)
    return new Promise((resolve) => {
      ends.set(name, () => {
        running.splice(running.indexOf(name), 1)
        resolve({ code: fails.includes(name) ? 1 : 0, output: '' })
      })
    })
  })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((next) => setTimeout(next))
  }
  return { running, end, done }
}

test('starts a stage when its dependencies have passed and its cores are free', async () => {
  const { running, end, done } = play([
    stage('build'),
    stage('types'),
    stage('unit', { cores: 2, after: ['build'] }),
    stage('lint'),
  ])
  expect(running).toEqual(['build', 'types'])
  await end('build')
  // One core is free, not two.
  expect(running).toEqual(['types', 'lint'])
  await end('types')
  await end('lint')
  expect(running).toEqual(['unit'])
  await end('unit')
  expect((await done).map(({ stage: { name }, result }) => [name, result])).toEqual([
    ['build', 'passed'],
    ['types', 'passed'],
    ['lint', 'passed'],
    ['unit', 'passed'],
  ])
})

test('skips stages that depend on a failed stage, and runs the rest', async () => {
  const { end, done } = play([stage('build'), stage('e2e', { after: ['build'] }), stage('lint')], ['build'])
  await end('build')
  await end('lint')
  expect((await done).map(({ stage: { name }, result }) => [name, result])).toEqual([
    ['build', 'failed'],
    ['e2e', 'skipped'],
    ['lint', 'passed'],
  ])
})

test('lists stages after their dependencies, and adds the builds to --only e2e', () => {
  const names = STAGES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const [at, { after = [] }] of STAGES.entries())
    expect(names.slice(0, at)).toEqual(expect.arrayContaining([...after]))
  expect(new Set(stagesOf('e2e').map(({ group }) => group))).toEqual(new Set(['build', 'e2e']))
  expect(stagesOf(undefined)).toEqual(STAGES)
})

test('prints a failure with test, difference and command, without page, call log and source', () => {
  expect(
    formatFailure({
      where: 'src/values/money.test.ts:3',
      title: 'reads euros',
      message: 'Error: expected 1 to be 2 // Object.is equality\nmore',
      diff: '- Expected\n+ Received\n\n- 2\n+ 1',
      repeat: 'npx vitest run src/values/money.test.ts',
    }),
  ).toBe(
    [
      'FAILED src/values/money.test.ts:3 › reads euros',
      '  Error: expected 1 to be 2 // Object.is equality',
      '  - Expected',
      '  + Received',
      '',
      '  - 2',
      '  + 1',
      '  repeat: npx vitest run src/values/money.test.ts',
      '',
    ].join('\n'),
  )
  const found = formatFailure({
    where: 'x.spec.ts:1',
    title: 'opens',
    message: 'Unable to find the role "button"\n\nHere are the accessible roles:\n  heading\n<body>\n</body>',
    repeat: 'npx playwright test x.spec.ts:1',
  })
  expect(found.split('\n')).toEqual([
    'FAILED x.spec.ts:1 › opens',
    '  Unable to find the role "button"',
    '  repeat: npx playwright test x.spec.ts:1',
    '',
  ])
})

const folder = mkdtempSync(join(tmpdir(), 'gate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('quotes every test title correctly in the repeat command', () => {
  const title = "it's 1+1 (50 %) [FMT-04] a|b"
  expect(execFileSync('sh', ['-c', `printf %s ${quoted(title)}`], { encoding: 'utf8' })).toBe(title)
  expect(new RegExp(literally(title)).test(title)).toBe(true)
})

test.each([
  { seed: undefined, command: 'npx vitest run' },
  { seed: '7', command: 'npm run test:jitter -- --seed 7' },
])('prints only failures if a run fails, to be repeated by $command', ({ seed, command }) => {
  writeFileSync(
    join(folder, 'red.test.ts'),
    "import { expect, test } from 'vitest'\ntest('passes', () => {})\ntest('sums (1+1)', () => expect(3).toBe(2))\n",
  )
  const { VITEST: _, PORTAL_JITTER: _seed, ...others } = process.env
  const env = { ...others, ...(seed !== undefined && { PORTAL_JITTER: seed }) }
  const run = () =>
    execFileSync(
      join(process.cwd(), 'node_modules/.bin/vitest'),
      ['run', '--root', folder, `--reporter=${join(process.cwd(), 'tools/gate/vitest-reporter.ts')}`],
      { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' },
    )
  let printed = ''
  try {
    run()
  } catch (error) {
    printed = (error as { stdout: string }).stdout
  }
  expect(printed.trim().split('\n')).toEqual([
    'FAILED red.test.ts:3 › sums (1+1)',
    '  expected 3 to be 2 // Object.is equality',
    '  - Expected',
    '  + Received',
    '',
    '  - 2',
    '  + 3',
    `  repeat: ${command} ${String.raw`red.test.ts -t 'sums \(1\+1\)'`}`,
  ])
})
