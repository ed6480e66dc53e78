import { stripVTControlCharacters } from 'node:util'

/** Longer parts are cut: a failed query prints the page's HTML, and Playwright a call log. The repeat command shows them. */
const LONG = 24
const EXTRA = /^(Ignored nodes:|Here are the accessible roles:|Call log:|<body|\s*at |\s*\d* *\|)/

export interface Failure {
  /** `src/values/money.test.ts:12`, or the name of a stage. */
  where: string
  title: string
  message?: string | undefined
  /** The lines that differ, if two values were compared. */
  diff?: string | undefined
  /** The command that repeats only this failure. */
  repeat: string
}

/** The error message without the page, the call log and the source code. */
function shortened(text: string): string[] {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const extra = lines.findIndex((line, at) => at > 0 && EXTRA.test(line))
  const kept = (extra < 0 ? lines : lines.slice(0, extra)).slice(0, LONG)
  while (kept.at(-1)?.trim() === '') kept.pop()
  return kept
}

/** The first lines of a long output, and the number of the rest. */
const begun = (lines: string[], max: number) =>
  lines.length > max ? [...lines.slice(0, max), `… ${lines.length - max} more lines`] : lines

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`.trimEnd())

/** A failed test as the gate prints it: place, title, difference, and the command that repeats it. */
export function formatFailure({ where, title, message = '', diff, repeat }: Failure): string {
  const difference = diff === undefined || diff === '' ? [] : stripVTControlCharacters(diff).trim().split('\n')
  const words = message === '' ? [] : shortened(message).slice(0, difference.length > 0 ? 1 : LONG)
  const head = title === '' ? where : `${where} › ${title}`
  return [`FAILED ${head}`, ...indented(words), ...indented(begun(difference, 80)), `  repeat: ${repeat}`, ''].join(
    '\n',
  )
}

/** Quotes an argument for a shell. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** A regular expression that matches only this text. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
