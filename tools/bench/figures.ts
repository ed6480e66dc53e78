/** A figure of the portal beside its baseline, as a row of the printed table. */
export type Figure = ReturnType<typeof figure>
const figure = (what: string, portal: number, baseline: number, most: number, goal: string) => ({
  what,
  portal: rounded(portal),
  baseline: rounded(baseline),
  ratio: baseline > 0 ? rounded(portal / baseline) : '–',
  goal,
  isMet: portal <= most,
})

const rounded = (value: number) => Number(value.toPrecision(4))

export const ratio = (what: string, portal: number, floor: number, most: number) =>
  figure(what, portal, floor, floor * most, `≤ ${most} ×`)
export const plus = (what: string, portal: number, floor: number, kb: number) =>
  figure(what, portal, floor, floor + kb, `≤ floor + ${kb} kB`)
/** The goal itself stands in the place of the baseline. */
export const atMost = (what: string, portal: number, most: number) => figure(what, portal, most, most, `≤ ${most}`)

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
