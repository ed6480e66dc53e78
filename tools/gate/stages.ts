import type { Stage } from './schedule.ts'

const REPORTER = '--reporter=tools/gate/vitest-reporter.ts'
const VITEST = `vitest run ${REPORTER}`
/** With the commit's seed, so that a checkout repeats its run. */
const JITTER = `node tools/gate/test-jitter.ts ${REPORTER}`
const PLAYWRIGHT = 'playwright test --reporter=tools/gate/playwright-reporter.ts'
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
  stage('static', 'walks through all pages', `${VITEST} --project=pages`),
  stage('static', 'types', 'tsc -p . --singleThreaded'),
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
