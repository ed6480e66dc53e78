/** A figure of the portal beside its baseline, as a row of the printed table. */
export type Figure = ReturnType<typeof figure>
const figure = (what: string, portal: number, baseline: number, most: number, goal: string) => ({
  what,
  portal,
  baseline,
  ratio: baseline > 0 ? (portal / baseline).toFixed(2) : '–',
  goal,
  met: portal <= most ? 'yes' : 'no',
})

export const ratio = (what: string, portal: number, floor: number, most: number) =>
  figure(what, portal, floor, floor * most, `≤ ${most} ×`)
export const plus = (what: string, portal: number, floor: number, kb: number) =>
  figure(what, portal, floor, floor + kb, `≤ floor + ${kb} kB`)
/** The goal itself stands in the place of the baseline. */
export const atMost = (what: string, portal: number, most: number) => figure(what, portal, most, most, `≤ ${most}`)

/** Prints records with the same keys as a table. */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const shown = (cell: string | number) =>
    typeof cell === 'string' ? cell : cell.toFixed(cell > 0 && cell < 1 ? 3 : 1)
  const [head = {}] = rows
  const lines = [
    Object.keys(head),
    Object.keys(head).map(() => '---'),
    ...rows.map((row) => Object.values(row).map(shown)),
  ]
  console.info(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
