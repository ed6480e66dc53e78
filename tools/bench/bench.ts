/**
 * `npm run bench`: builds the baselines ("floors": pages with only the portal's libraries) and the portal, serves them alike
 * and prints the portal's figures as ratios to the baselines (median of five interleaved loads, 4× slower CPU, slow 4G). Not
 * part of the gate, which checks only sizes (tools/gate/check-sizes.ts). `--rounds N` changes the number of rounds; `--only
 * loads`, `--only interactions`, `--only memory` or `--only many` measures that part alone.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { makeBenchApi } from './bench-api.ts'
import { median } from './fresh-page.ts'
import { measureInteractions } from './interactions.ts'
import { measureManyEmployees } from './many-employees.ts'
import { type AfterLogin, measureAfterLogin } from './measure-after-login.ts'
import { type Load, measureLoad, type Target } from './measure-load.ts'
import { measureMemory } from './memory.ts'
import { serveSite } from './site-server.ts'

const OUT = '.cache/bench'
const PORTAL = join(OUT, 'portal')
/** The baseline pages (floors/). */
const FLOORS = ['router-query', 'table', 'libraries', 'list-libraries', 'top-up', 'import'] as const
type Part = 'loads' | 'interactions' | 'memory' | 'many'
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })
const ROUNDS = Number(values.rounds)
const measures = (part: Part) => values.only === undefined || values.only === part

/** Sends the call of the list as early as possible. The portal's content security policy forbids inline scripts. */
const EARLY_CALL = `window.benchEmployees = fetch('/api/company-beneficiaries', {
  headers: { Authorization: JSON.parse(sessionStorage.getItem('bench-authorization') ?? '""') },
}).then((response) => response.json())`

async function buildFloor(name: string) {
  await build({
    configFile: false,
    root: 'tools/bench/floors',
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src'), '@generated': join(process.cwd(), 'generated') } },
    plugins: [
      tailwindcss(),
      react(),
      {
        name: 'floor',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => ({
            html: html.replace('FLOOR', name),
            tags: name === 'table' ? [{ tag: 'script', children: EARLY_CALL, injectTo: 'head' }] : [],
          }),
        },
      },
    ],
    build: {
      outDir: join(process.cwd(), OUT, name),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
}

/** A static page with the prerendered login and its inlined styles: a lower bound for the first paint. */
function buildStaticFloor() {
  const dir = join(OUT, 'static')
  mkdirSync(dir, { recursive: true })
  cpSync('dist/favicon.svg', join(dir, 'favicon.svg'))
  const html = readFileSync('dist/login.html', 'utf8')
  const bare = html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="(modulepreload|preload|stylesheet)"[^>]*>/g, '')
  writeFileSync(join(dir, 'index.html'), bare)
}

rmSync(OUT, { recursive: true, force: true })
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
for (const floor of FLOORS) await buildFloor(floor)
buildStaticFloor()
execFileSync(process.execPath, ['tools/build/compress-build.ts', OUT])
// The build is compressed. Its server adds a config.json.
cpSync('dist', PORTAL, { recursive: true })
cpSync('public/config.json', join(PORTAL, 'config.json'))

const api = makeBenchApi()
const [large, established] = [await api.sessionOf('large'), await api.sessionOf('established')]
const origins = [...FLOORS, 'static', 'portal'].map(async (name) => [
  name,
  await serveSite(join(OUT, name), api.answer),
])
const sites = Object.fromEntries(await Promise.all(origins)) as Record<
  (typeof FLOORS)[number] | 'static' | 'portal',
  string
>

const ROWS = 'tbody tr:not([data-skeleton])'
const AMOUNT = 'main input[name=amount]'
const employees = { url: `${sites.portal}/beneficiaries`, ready: ROWS }
const targets: Target[] = [
  { name: 'static page', url: sites.static, ready: 'h1' },
  { name: 'router and query', url: sites['router-query'], ready: 'h1' },
  { name: 'libraries', url: sites.libraries, ready: 'body', isSizeOnly: true },
  { name: 'list libraries', url: sites['list-libraries'], ready: 'body', isSizeOnly: true },
  { name: 'login', url: `${sites.portal}/login`, ready: 'h1' },
  { name: 'table floor', url: sites.table, ready: 'tbody tr', session: large },
  { name: 'employees', ...employees, session: large },
  { name: 'employees of 38', ...employees, session: established },
  { name: 'deposit', url: `${sites.portal}/load-account`, ready: AMOUNT, session: established },
]
const loads = new Map<string, Load[]>(targets.map((target) => [target.name, []]))
for (let round = -1; measures('loads') && round < ROUNDS; round += 1) {
  for (const target of targets) {
    // Sizes do not vary between rounds, so one is enough.
    if (target.isSizeOnly && round !== 0) continue
    const load = await measureLoad(target)
    if (round >= 0) loads.get(target.name)?.push(load)
    process.stderr.write('.')
  }
}
/** Pages opened after the login, each with a selector that matches its data. */
const AFTER_LOGIN = [
  { what: 'home', path: undefined, ready: 'main section:first-child > div h2 + p' },
  { what: 'employees of 38', path: '/beneficiaries', ready: ROWS },
  { what: 'deposit', path: '/load-account', ready: AMOUNT },
]
const afterLogin = new Map<string, AfterLogin[]>()
for (const { what, path, ready } of measures('loads') ? AFTER_LOGIN : []) {
  const measured: AfterLogin[] = []
  for (let round = 0; round < Math.min(ROUNDS, 3); round += 1) {
    measured.push(await measureAfterLogin({ origin: sites.portal, path, ready, username: 'aino.virtanen' }))
    process.stderr.write('.')
  }
  afterLogin.set(what, measured)
}
process.stderr.write('\n')

const of = (name: string, figure: keyof Load) => median((loads.get(name) ?? []).map((load) => load[figure]))
const interactions = measures('interactions')
  ? await measureInteractions(
      { portal: sites.portal, table: sites.table, topUp: sites['top-up'], import: sites.import },
      { large, established },
    )
  : []
const memory = measures('memory') ? await measureMemory(sites.portal, established) : []
// Last, because it adds employees to a company of the seed, which the other measurements use too.
const many = measures('many') ? await measureManyEmployees(PORTAL) : []

const line = (what: string, portal: number, floor: number, most: number, limit: string) => ({
  what,
  portal,
  floor,
  limit,
  isMet: portal <= most,
})
const ratio = (what: string, portal: number, floor: number, most: number) =>
  line(what, portal, floor, floor * most, `≤ ${most} ×`)
const plus = (what: string, portal: number, floor: number, kb: number) =>
  line(what, portal, floor, floor + kb, `≤ floor + ${kb} kB`)
const atMost = (what: string, portal: number, most: number, floor = most) =>
  line(what, portal, floor, most, `≤ ${most}`)
const loadLines = () => [
  ratio('login first paint, ms', of('login', 'firstPaint'), of('static page', 'firstPaint'), 1.1),
  ratio('login largest paint, ms', of('login', 'largestPaint'), of('static page', 'largestPaint'), 1.1),
  ratio('login handles a click, ms', of('login', 'answers'), of('router and query', 'interactive'), 1.15),
  ratio('login form hydrated, ms', of('login', 'interactive'), of('router and query', 'interactive'), 1.15),
  ratio('login page hydrated, ms', of('login', 'whole'), of('router and query', 'interactive'), 1.9),
  plus(
    'script before the login handles a click, kB',
    of('login', 'scriptKbToAnswer'),
    of('router and query', 'scriptKb'),
    12,
  ),
  plus('login script in all, kB', of('login', 'scriptKb'), of('libraries', 'scriptKb'), 30),
  ...AFTER_LOGIN.map(({ what }) => {
    const beyond = median((afterLogin.get(what) ?? []).map(({ beyondApiMs }) => beyondApiMs))
    return atMost(`${what} after log-in, beyond the API's answer, ms`, beyond, 300, 0)
  }),
  ...['employees of 38', 'deposit'].map((name) =>
    atMost(`requests until ${name} is ready`, of(name, 'requestsToReady'), 12),
  ),
  atMost('login requests', of('login', 'requests'), 8),
  atMost('login layout shift', of('login', 'shift'), 0),
  ratio('employees ready, ms', of('employees', 'ready'), of('table floor', 'ready'), 1.2),
  plus(
    'script before the employees are ready, kB',
    of('employees', 'scriptKbToReady'),
    of('list libraries', 'scriptKb'),
    35,
  ),
  plus('script before the deposit is ready, kB', of('deposit', 'scriptKbToReady'), of('libraries', 'scriptKb'), 45),
]
const lines = [
  ...(measures('loads') ? loadLines() : []),
  ...[...interactions, ...memory, ...many].map(({ what, portal, floor, most }) => ratio(what, portal, floor, most)),
]
console.info('| what | portal | baseline | ratio | goal | met |\n|---|--:|--:|--:|---|---|')
for (const { what, portal, floor, limit, isMet } of lines) {
  const share = floor > 0 ? (portal / floor).toFixed(2) : '–'
  console.info(
    `| ${what} | ${portal.toFixed(1)} | ${floor.toFixed(1)} | ${share} | ${limit} | ${isMet ? 'yes' : 'no'} |`,
  )
}
console.info(
  '\n| page | first paint | largest | ready | answers | interactive | blocking | shift | script kB | requests | to ready |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
)
const FIGURES = [
  'firstPaint',
  'largestPaint',
  'ready',
  'answers',
  'interactive',
  'blocking',
  'shift',
  'scriptKb',
  'requests',
  'requestsToReady',
] as const
for (const { name } of measures('loads') ? targets : []) {
  const cells = FIGURES.map((figure) => of(name, figure))
  console.info(`| ${name} | ${cells.map((cell) => cell.toFixed(cell < 1 && cell > 0 ? 3 : 0)).join(' | ')} |`)
}
console.info('\n| after log-in | from the click to ready, ms | beyond the API |\n|---|--:|--:|')
for (const [what, measured] of afterLogin) {
  const [readyMs, beyond] = [median(measured.map((one) => one.readyMs)), median(measured.map((one) => one.beyondApiMs))]
  console.info(`| ${what} | ${readyMs.toFixed(0)} | ${beyond.toFixed(0)} |`)
}
process.exit()
