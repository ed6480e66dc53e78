import { stripVTControlCharacters } from 'node:util'

/** A page's HTML after the message of a failed query, or a call log: the command that repeats the test shows it. */
const LONG = 24
const EXTRA = /^(Ignored nodes:|Here are the accessible roles:|Call log:|<body|\s*at |\s*\d* *\|)/

export interface Failure {
  /** `src/values/money.test.ts:12`, or the name of a stage. */
  where: string
  title: string
  message?: string | undefined
  /** The lines that differ, if two values were compared. */
  diff?: string | undefined
  /** The command that runs this alone. */
  repeat: string
}

/** The words of an error without the page, the call log and the code around it. */
function shortened(text: string): string[] {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const extra = lines.findIndex((line, at) => at > 0 && EXTRA.test(line))
  const kept = (extra < 0 ? lines : lines.slice(0, extra)).slice(0, LONG)
  while (kept.at(-1)?.trim() === '') kept.pop()
  return kept
}

/** The first lines of a long output, and how many there are more. */
const begun = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most), `… ${lines.length - most} more lines`] : lines

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`.trimEnd())

/** A failed test as the gate prints it: where, what, the difference, and how to run it alone. */
export function formatFailure({ where, title, message = '', diff, repeat }: Failure): string {
  const difference = diff === undefined || diff === '' ? [] : stripVTControlCharacters(diff).trim().split('\n')
  const words = message === '' ? [] : shortened(message).slice(0, difference.length > 0 ? 1 : LONG)
  const head = title === '' ? where : `${where} › ${title}`
  return [`FAILED ${head}`, ...indented(words), ...indented(begun(difference, 80)), `  repeat: ${repeat}`, ''].join(
    '\n',
  )
}

/** A word of a shell's command. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** A pattern that matches this text alone. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
