export interface Stage {
  name: string
  group: 'static' | 'build' | 'unit' | 'e2e'
  /** A shell command without quotes; `npx` can repeat it. */
  command: string
  /** Number of cores it uses; 0 waits for the network. */
  cores: 0 | 1 | 2
  /** Stages whose output it needs. They precede it in the list. */
  after?: readonly string[]
}

const VITEST = 'vitest run --reporter=minimal'
/** With the commit's seed, so that a checkout repeats its run. */
const JITTER = 'node tools/gate/test-jitter.ts --reporter=minimal'
const PLAYWRIGHT = 'playwright test --reporter=failures'
export const PRODUCTION = 'production build and SBOM'
const MOCKED = 'mocked build'
const PROGRAMS = 'browser and servers'

const stage = (group: Stage['group'], name: string, command: string, rest: Partial<Stage> = {}): Stage => ({
  group,
  name,
  command,
  cores: 1,
  ...rest,
})

/** All stages. Those that others depend on come first, then the longest. */
export const STAGES: readonly Stage[] = [
  stage('e2e', PROGRAMS, 'node tools/gate/ensure-programs.ts', { cores: 0 }),
  stage('build', PRODUCTION, 'npm run --silent build'),
  stage('static', 'rules, contract, messages, licences and the fake API', `${VITEST} --project=rules`),
  stage('static', 'types', 'tsc -p . --singleThreaded'),
  // After the rules, whose transformed modules of the portal it reuses.
  stage('static', 'walks through all pages', `${VITEST} --project=pages`),
  stage('static', 'generated code is fresh', 'node tools/generate.ts --check'),
  stage('static', 'lint', 'npm run --silent lint'),
  // Both builds need the compiled messages, which the production build makes.
  stage('build', MOCKED, 'vite build --mode mock --outDir dist-mock --logLevel warn', { after: [PRODUCTION] }),
  stage('static', 'unused code', 'knip'),
  stage('static', 'contract against the fake API', 'tsx tests/contract/run-contract-tests.ts'),
  stage('static', 'contract against its last release', 'node tools/contract-diff.ts --since-release'),
  stage('static', 'contract lint', 'redocly lint openapi/portal.yaml --max-problems 20'),
  stage('static', 'format', 'biome check --error-on-warnings .'),
  stage('static', 'lists of the documents', 'node tools/write-lists.ts --check'),
  stage('build', 'sizes of the main screens', 'node tools/gate/check-sizes.ts', { after: [PRODUCTION] }),
  stage('unit', 'unit tests, with jitter', `${JITTER} --project=!rules --project=!pages`, {
    cores: 2,
    after: [PRODUCTION],
  }),
  stage('e2e', 'e2e of the mocked build', `${PLAYWRIGHT} --project=mocked`, { cores: 2, after: [MOCKED, PROGRAMS] }),
  stage('e2e', 'e2e of the production build', `${PLAYWRIGHT} --project=production`, {
    cores: 2,
    after: [PRODUCTION, PROGRAMS],
  }),
]

/** The stages of a group, plus the builds that browser suites need; the static ones include the sizes of the build. */
export const stagesOf = (only: string | undefined): readonly Stage[] =>
  STAGES.filter(
    ({ group, name }) =>
      !only || group === only || (group === 'build' && (only === 'e2e' || (only === 'static' && name !== MOCKED))),
  )

/**
 * Runs stages in the order of the list on two cores, the number of the smallest supported machine: first those that use one,
 * then those that use both. If a stage fails, those that need it (`after`) are skipped.
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<boolean>,
): Promise<Map<string, 'passed' | 'failed' | 'skipped'>> {
  const started = new Map<string, Promise<'passed' | 'failed' | 'skipped'>>()
  async function play(stage: Stage) {
    for (const name of stage.after ?? []) {
      const result = await started.get(name)
      // A stage outside of the chosen group has no result.
      if (result === 'failed' || result === 'skipped') return 'skipped'
    }
    return (await run(stage)) ? 'passed' : 'failed'
  }
  async function runWith(cores: Stage['cores'], atOnce: number) {
    // Both workers take from one iterator.
    const waiting = stages.filter((stage) => stage.cores === cores).values()
    const work = async () => {
      for (const stage of waiting) {
        started.set(stage.name, play(stage))
        await started.get(stage.name)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  await Promise.all([runWith(0, 1), runWith(1, 2)])
  await runWith(2, 1)
  return new Map(await Promise.all([...started].map(async ([name, result]) => [name, await result] as const)))
}
