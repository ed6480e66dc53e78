/** What a run has created, written down before anything else happens, so that it can be taken away after a crash too. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** `contact` by its email address, `employee` by its person's id, `payment` by its id; a load cannot be taken back. */
export type Created = { kind: 'contact' | 'employee' | 'payment' | 'load'; key: string }
type Line = Created & { undone?: true }

const isSame = (a: Created, b: Created) => a.kind === b.kind && a.key === b.key

/** A file with a line for each thing that came to be, and one for each that is gone again. */
export class Ledger {
  readonly #file: string
  constructor(file: string) {
    this.#file = file
  }
  add(created: Created): void {
    appendFileSync(this.#file, `${JSON.stringify(created)}\n`)
  }
  undone(created: Created): void {
    appendFileSync(this.#file, `${JSON.stringify({ ...created, undone: true })}\n`)
  }
  /** What is still there, the newest first. */
  left(): Created[] {
    if (!existsSync(this.#file)) return []
    const lines = readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
    const gone = lines.filter(({ undone }) => undone)
    return lines.filter((line) => !line.undone && !gone.some((other) => isSame(line, other))).toReversed()
  }
}
