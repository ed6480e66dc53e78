/** Records that a run has created, written to a file before the next call, so that they can be removed after a crash. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** `contact` by email address, `employee` by person id, `payment` by id; a load cannot be undone. */
export type Created = { kind: 'contact' | 'employee' | 'payment' | 'load'; key: string }
type Line = Created & { undone?: true }

const isSame = (a: Created, b: Created) => a.kind === b.kind && a.key === b.key

/** A file with one line per created record, and one per removed record. */
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
  /** Records not yet removed, the newest first. */
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
