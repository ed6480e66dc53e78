/** Vitest names a failed test with its project, file and groups, a file without tests twice; Playwright with its line. */
const VITEST = /^ FAIL +(?:\|?\w+\|? +)?(?<file>\S+\.tsx?)(?: > (?<title>.+)| \[ .+ \])?$/gm
const PLAYWRIGHT = /^ +\d+\) \[(?<project>\w+)\] › (?<line>\S+?:\d+)/gm

/** As an argument of `-t`, a regular expression: matches only this title. */
const literally = (title: string) =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`)

/** The commands that repeat each failed test of this output alone. */
export function repeatsOf(output: string): string[] {
  // In jitter mode a failure depends on the seed.
  const [, seed] = /^jitter seed (\d+)$/m.exec(output) ?? []
  const run = seed === undefined ? 'npx vitest run' : `npm run test:jitter -- --seed ${seed}`
  const inVitest = [...output.matchAll(VITEST)].map(({ groups: { file, title } = {} }) =>
    [run, file, ...(title === undefined ? [] : ['-t', `'^${literally(title)}$'`])].join(' '),
  )
  const inBrowser = [...output.matchAll(PLAYWRIGHT)].map(
    ({ groups: { project, line } = {} }) => `npx playwright test --project=${project} ${line}`,
  )
  return [...inVitest, ...inBrowser]
}
