let written: string[] = []
let allowed: RegExp[] = []
let expected: RegExp[] = []

/** Records what was written to the console; the guard judges it after the test. */
export const noteConsole = (text: string): void => void written.push(text)

/** The test may make the code write these warnings and errors. */
export function allowConsole(...patterns: RegExp[]): void {
  allowed.push(...patterns)
}

/** The test makes the code write these warnings and errors; one that is not written fails the test. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** The test opens a page that cannot be read: the router and React report the error that the error page shows. */
export const expectRouteError = (error: RegExp): void => expectConsole(/Error in route match/, error)

/** Throws what was written unexpectedly, or expected in vain, since the last call. */
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
