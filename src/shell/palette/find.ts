import type { EmployeeListItem } from '@generated/api/model'
import { employeeSearchText } from '@/domain/employee-search'
import { compareFinnish } from '@/values/people/names'
import { foldText, holdsWords, searchWords } from '@/values/text/word-search'
import type { CommandKind, PaletteCommand } from './commands'
import { EMPLOYEE } from './recent'

/** Maximum results of each kind, so that the list opens as fast with 10 000 employees as with ten. */
const SHOWN = 8
/** Number of months listed without a search; other listed kinds are listed in full. */
const SHOWN_MONTHS = 3

/** Rank of recently chosen commands, before all others (PAL-06). */
const RECENT = -1
const STARTS = 0
/** Rank of a whole-word match: a search for 1000 finds 1000 before 10002. */
const WORD = 1
const WORD_STARTS = 2
const INSIDE = 3

const GAPS = [' ', '\n']

/** @param text case-folded, ending with a line break */
function placeOf(text: string, words: readonly string[], isRecent: boolean): number {
  if (isRecent) return RECENT
  if (text.startsWith(words.join(' '))) return STARTS
  const begun = words.flatMap((word) => GAPS.map((gap) => gap + word)).filter((start) => text.includes(start))
  if (begun.length === 0) return INSIDE
  return begun.some((start) => GAPS.some((gap) => text.includes(start + gap))) ? WORD : WORD_STARTS
}

export interface FoundGroup {
  kind: CommandKind | 'recent'
  commands: readonly PaletteCommand[]
}

const LISTED: readonly CommandKind[] = ['pages', 'actions', 'reports', 'months']
/** In display order of equal matches. */
const KINDS: readonly CommandKind[] = ['pages', 'actions', 'benefits', 'orders', 'loads', 'reports', 'months']

export const unsearched = (commands: readonly PaletteCommand[]): FoundGroup[] =>
  LISTED.map((kind) => ({
    kind,
    commands: commands.filter((one) => one.kind === kind).slice(0, kind === 'months' ? SHOWN_MONTHS : undefined),
  })).filter((group) => group.commands.length > 0)

/** A keyboard may lack å, ä and ö: siirra must find Siirrä rahaa. */
const withoutDots = (text: string) => text.replaceAll(/[åä]/g, 'a').replaceAll('ö', 'o')

/** Commands that contain every word of the search, best match first. Groups are ordered by their best match. */
export function findCommands(commands: readonly PaletteCommand[], search: string, recent: readonly string[]) {
  const words = searchWords(search).map(withoutDots)
  const found = commands.flatMap((command) => {
    const text = withoutDots(foldText(`${command.label}\n${command.words ?? ''}\n`))
    return holdsWords(text, words) ? [{ command, place: placeOf(text, words, recent.includes(command.id)) }] : []
  })
  const groups = KINDS.map((kind) => {
    const ofKind = found.filter(({ command }) => command.kind === kind).toSorted((a, b) => a.place - b.place)
    return { kind, place: ofKind[0]?.place ?? INSIDE, commands: ofKind.slice(0, SHOWN).map(({ command }) => command) }
  })
  return { groups: groups.filter((group) => group.commands.length > 0), count: found.length }
}

const textsOf = new WeakMap<readonly EmployeeListItem[], readonly string[]>()

/** Case-folded texts, computed once; in advance when the browser is idle, so that no keystroke waits. */
export function employeeTexts(employees: readonly EmployeeListItem[]): readonly string[] {
  const texts = textsOf.get(employees) ?? employees.map((employee) => foldText(`${employeeSearchText(employee)}\n`))
  textsOf.set(employees, texts)
  return texts
}

interface FoundEmployee {
  employee: EmployeeListItem
  place: number
}

const before = (a: FoundEmployee, b: FoundEmployee): boolean =>
  a.place === b.place
    ? compareFinnish(
        `${a.employee.lastName} ${a.employee.firstName}`,
        `${b.employee.lastName} ${b.employee.firstName}`,
      ) < 0
    : a.place < b.place

/** Only the best matches are sorted: collation is slow, and one letter may match thousands. */
export function findEmployees(employees: readonly EmployeeListItem[], search: string, recent: readonly string[]) {
  const words = searchWords(search)
  const texts = employeeTexts(employees)
  const best: FoundEmployee[] = []
  let count = 0
  for (const [index, employee] of employees.entries()) {
    const text = texts[index] ?? ''
    if (!holdsWords(text, words)) continue
    count += 1
    const found = { employee, place: placeOf(text, words, recent.includes(EMPLOYEE + employee.personId)) }
    const last = best.at(-1)
    if (best.length === SHOWN && last && !before(found, last)) continue
    const at = best.findIndex((other) => before(found, other))
    best.splice(at === -1 ? best.length : at, 0, found)
    if (best.length > SHOWN) best.pop()
  }
  return { best, count }
}
