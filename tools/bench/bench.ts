/**
 * `npm run bench`: builds the baselines and the portal, serves them alike and prints the portal's figures as ratios to the
 * baselines. docs/performance.md has the options and the last figures.
 */
import { parseArgs } from 'node:util'
import { makeBenchApi } from './bench-api.ts'
import { type Figure, printTable } from './figures.ts'
import { measureInteractions } from './interactions.ts'
import { measureLoads } from './loads.ts'
import { measureManyEmployees } from './many-employees.ts'
import { measureMemory } from './memory.ts'
import { buildSites, serveSites } from './sites.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })

await buildSites()
const api = makeBenchApi()
const sessions = { large: await api.sessionOf('large'), established: await api.sessionOf('established') }
const sites = await serveSites(api.answer)
const parts: Record<string, () => Promise<Figure[]>> = {
  loads: () => measureLoads(sites, sessions, Number(values.rounds)),
  interactions: () => measureInteractions(sites, sessions),
  memory: () => measureMemory(sites.portal, sessions.established),
  // Last, because it adds employees to a company of the seed, which the other measurements use too.
  many: measureManyEmployees,
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (values.only === undefined || values.only === name) figures.push(...(await measure()))
}
printTable(figures)
process.exit()
