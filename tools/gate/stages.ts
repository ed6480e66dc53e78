import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

export interface Stage {
  name: string
  group: 'static' | 'build' | 'unit' | 'e2e'
  /** A shell command without quotes; `npx` can repeat it. */
  command: string
  /** Number of cores it keeps busy; 0 waits for the network. */
  cores: 0 | 1 | 2
  /** Stages whose output it needs. They precede it in the list. */
  after?: readonly string[]
  /** Globs of all files that it reads. `npm run check` does not repeat it while they are as when it last passed. */
  inputs?: readonly string[]
}

/** On the one core that its stage has: each further worker loads the portal's modules again, which takes five core seconds. */
const VITEST = 'vitest run --reporter=minimal --maxWorkers=1'
/** How many stages of both cores run beside each other, so that the waits of one leave no core idle; on one core in turns. */
const ABREAST = availableParallelism() > 1 ? 2 : 1
/**
 * The command of unit tests in jitter mode. Their seed comes from the commit, so each run of a commit has the same delays.
 * @param projects the options that choose Vitest's projects
 * @param workers how many workers the tests have beside another stage
 */
const jitter = (projects: string, workers: number) =>
  `node tools/gate/test-jitter.ts --reporter=minimal${ABREAST > 1 ? ` --maxWorkers=${workers}` : ''} ${projects}`
const PLAYWRIGHT = `playwright test --reporter=failures${ABREAST > 1 ? ' --workers=2' : ''}`
export const PRODUCTION = 'production build'
const PACKED = 'compressed files and SBOM'
const MOCKED = 'mocked build'
const PROGRAMS = 'browser and servers'

const stage = (group: Stage['group'], name: string, command: string, rest: Partial<Stage> = {}): Stage => ({
  group,
  name,
  command,
  cores: 1,
  ...rest,
})

/** The tests of the contract and the fake API, which are one Vitest project. */
export const CONTRACT_TESTS = ['tests/contract/{contract-rules,full-run,limits}.test.ts']

const OPENAPI = ['openapi/**/*', 'redocly.yaml', 'package-lock.json']
/** All files that the generator reads or writes. tests/rules.test.ts checks that they include its imports. */
const GENERATION = [
  ...OPENAPI,
  '{generated,messages,src/routes,mocks/backend/operations,tools/contract,tools/generate}/**/*',
  'src/{values/collections/*,shell/main-screen.ts}',
  '{tools/generate,orval.config}.ts',
]
/** All files that the tests of the contract read, checked in the same way. */
const CONTRACT = [
  ...OPENAPI,
  '{generated,mocks,tests/contract,tests/support,tools/contract,tools/gate,tools/generate}/**/*',
  'src/{api,browser,forms,language,session,ui,values}/**/*',
  '{docs/requirements.md,vitest.config.ts}',
]

/** All stages. Those that others depend on come first, then the longest. */
export const STAGES: readonly Stage[] = [
  stage('e2e', PROGRAMS, 'node tools/gate/ensure-programs.ts', { cores: 0 }),
  stage('build', PRODUCTION, 'vite build --logLevel warn'),
  stage('static', 'walks through all pages', `${VITEST} --project=pages`),
  stage('static', 'lint and types', 'oxlint --type-aware --type-check --deny-warnings .'),
  // For generated code, which is not linted. The stage "lint and types" checks the types of everything else.
  stage('unit', 'types of generated code', 'tsc -p .'),
  stage('build', MOCKED, 'vite build --mode mock --outDir dist-mock --logLevel warn'),
  stage('build', PACKED, 'node tools/build/pack.ts', { after: [PRODUCTION] }),
  stage('static', 'contract and fake API', `${VITEST} --project=contract`, { inputs: CONTRACT }),
  stage('static', 'rules, messages and licences', `${VITEST} --project=rules`),
  stage('static', 'generated code is fresh', 'node tools/generate.ts --check', { inputs: GENERATION }),
  stage('static', 'unused code', 'knip'),
  stage('build', 'sizes of the main screens', 'node tools/gate/check-sizes.ts', { after: [PRODUCTION, PACKED] }),
  stage('static', 'contract lint', 'redocly lint openapi/portal.yaml --max-problems 20', { inputs: OPENAPI }),
  stage('static', 'format', 'biome check --error-on-warnings .'),
  stage('static', 'lists of the documents', 'node tools/write-lists.ts --check'),
  // Runs the tests of tests/contract/full-run.test.ts over HTTP.
  stage('unit', 'contract tests over HTTP', 'tsx tests/contract/run-contract-tests.ts'),
  // Page tests mostly wait. The two stages after them mostly compute, so these run beside them, one after the other.
  stage('unit', 'unit tests of pages, with jitter', jitter('--project=portal', 3), { cores: 2 }),
  // Both suites in one run: the last tests of one leave no core idle, and both servers start once.
  stage('e2e', 'e2e of both builds', PLAYWRIGHT, { cores: 2, after: [MOCKED, PACKED, PROGRAMS] }),
  stage(
    'unit',
    'other unit tests, with jitter',
    jitter('--project=!portal --project=!rules --project=!contract --project=!pages', 2),
    {
      cores: 2,
      after: [PRODUCTION],
    },
  ),
]

/** The stages of a group; with those of the browser suites, the builds that they need. */
export const stagesOf = (only: string | undefined): readonly Stage[] =>
  STAGES.filter(({ group }) => !only || group === only || (group === 'build' && only === 'e2e'))

type Result = 'passed' | 'failed' | 'skipped'

/**
 * Runs stages in the order of the list on two cores, the number of the smallest supported machine: first those that use one,
 * then those that use both. If a stage fails, those that need it (`after`) are skipped.
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<boolean>,
): Promise<Map<string, Result>> {
  const results = new Map<string, Promise<Result>>()
  async function play(stage: Stage): Promise<Result> {
    // With --only, a stage may need one that does not run. Nothing is known of it, so nobody waits for it.
    const needed = await Promise.all((stage.after ?? []).flatMap((name) => results.get(name) ?? []))
    if (needed.some((result) => result === 'failed' || result === 'skipped')) return 'skipped'
    return (await run(stage)) ? 'passed' : 'failed'
  }
  const onOneCore = pLimit(2)
  function start(stage: Stage) {
    const result = stage.cores === 1 ? onOneCore(play, stage) : play(stage)
    results.set(stage.name, result)
    return result
  }
  await Promise.all(stages.filter(({ cores }) => cores < 2).map(start))
  const abreast = pLimit(ABREAST)
  await Promise.all(stages.filter(({ cores }) => cores === 2).map((stage) => abreast(start, stage)))
  return new Map(await Promise.all([...results].map(async ([name, result]) => [name, await result] as const)))
}
