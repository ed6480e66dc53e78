/**
 * `npm run bench`: builds the baselines and the portal, serves them alike and prints the portal's figures as ratios to the
 * baselines. docs/performance.md has the options and the last figures.
 */
import { parseArgs } from 'node:util'
import { makeTestApi } from '../../mocks/node.ts'
import type { Figure } from './figures.ts'
import { measureInteractions } from './interactions.ts'
import { measureMainPages } from './loads.ts'
import { sessionOf } from './log-in.ts'
import { measureManyEmployees } from './many-employees.ts'
import { measureMemory } from './memory.ts'
import { buildSites, serveSites } from './sites.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })

await buildSites()
const origin = await serveSites(makeTestApi().send)
const large = await sessionOf(origin, 'helena.lindqvist')
const established = await sessionOf(origin, 'aino.virtanen')
const parts: Record<string, () => Promise<Figure[]>> = {
  loads: () => measureMainPages(origin, large, established, Number(values.rounds)),
  interactions: () => measureInteractions(origin, large, established),
  memory: () => measureMemory(origin, established),
  // Last, because it adds employees to a company of the seed, which the other measurements use too.
  many: measureManyEmployees,
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (values.only === undefined || values.only === name) figures.push(...(await measure()))
}
console.info()
// oxlint-disable-next-line no-console -- a program that prints a table
console.table(figures)
process.exit()
