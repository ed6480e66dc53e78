let written: string[] = []
let allowed: RegExp[] = []
let expected: RegExp[] = []

/** Records console output; the guard checks it after the test. */
export const noteConsole = (text: string): void => void written.push(text)

/** Allows these warnings and errors in this test. */
export function allowConsole(...patterns: RegExp[]): void {
  allowed.push(...patterns)
}

/** Requires these warnings and errors in this test; a missing one fails it. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** For a test that opens a failing page: router and React log the error that the error page shows. */
export const expectRouteError = (error: RegExp): void => expectConsole(/Error in route match/, error)

/** Throws if there was unexpected output, or expected output is missing, since the last call. */
export function judgeConsole(): void {
  const [texts, patterns, others] = [written, expected, allowed]
  written = []
  expected = []
  allowed = []
  const unexpected = texts.filter((text) => ![...patterns, ...others].some((pattern) => pattern.test(text)))
  const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text)))
  if (unexpected.length > 0) throw new Error(`unexpected console output:\n${unexpected.join('\n')}`)
  if (missing.length > 0) throw new Error(`expected console output is missing: ${missing.join(', ')}`)
}
