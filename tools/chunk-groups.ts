import { basename } from 'node:path'
import type { Plugin } from 'vite'

const TEXT_OR_ICON = /\/\.cache\/messages\/|\/lucide-react\//

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null }

/** The names of the texts that a module asks for, and of the icons that it draws, as their files have them. */
function textsOf(code: string): string[] {
  const icons = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/ as .*/, '')
        .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-')
        .toLowerCase(),
    ),
  )
  return [...[...code.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name), ...icons]
}

/** Everything that is imported statically, however far, from the modules whose id ends with one of the roots or its query. */
function reachable(roots: readonly string[], ids: Iterable<string>, context: Context): Set<string> {
  const found = new Set<string>()
  const queue = [...ids].filter((id) =>
    roots.some((root) => (root.endsWith('?') ? id.includes(root) : id.endsWith(root))),
  )
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    // The lists of all texts and all icons import every one of them; each follows the modules that use it.
    if (found.has(id) || TEXT_OR_ICON.test(id)) continue
    found.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** The calendar, the widgets with their class merging, and the validators come when they are needed. */
const COMES_LATER =
  /react-day-picker|date-fns|\/src\/ui\/calendar|@base-ui|@floating-ui|tailwind-merge|\/src\/ui\/cn\.|\.zod\.ts|\/features\/kit\/|\/mocks\//
/** What texts with counts need. */
const PLURALS = /\/\.cache\/messages\/registry\.js$/
const TABLE = /\/src\/tables\/(?!tools\/)|\/@tanstack\/(react-table|table-core)\//

/** The screens that are opened most, with all that their routes show, and what the list of employees draws after itself. */
const SCREENS = {
  home: ['/src/features/home/home-page.tsx'],
  employees: ['/src/routes/beneficiaries.tsx?'],
  group: ['/src/routes/manage-benefits_.$benefitGroup.tsx?'],
  deposit: ['/src/routes/load-account.tsx?'],
  load: ['/src/routes/load-benefit.tsx?'],
  tools: ['/src/tables/tools/tools.ts'],
  /** The menus of whoever is logged in, on every page but the login. */
  frame: ['/src/shell/side-menu.tsx', '/src/shell/account-menu.tsx', '/src/shell/palette/palette-button.tsx'],
} as const
type Screen = keyof typeof SCREENS

/** The engine of calls, for which the login does not wait (src/api/send.ts). */
const CALLS = /\/node_modules\/axios\/|\/src\/api\/http\.ts$/

/** What replies are compared with once there is time, and forms with at once: a file for each part of the contract. */
const VALIDATORS = /\/generated\/api\/.*\.zod\.ts$/

/** The chunks that have a name of their own; the others are named after a file of theirs. */
export const CHUNKS = {
  base: 'base',
  start: 'start',
  login: 'login',
  frame: 'frame',
  forms: 'forms',
  table: 'table',
  calls: 'calls',
  tools: 'tools',
  home: 'home',
  employees: 'employees',
  deposit: 'deposit',
} as const

/**
 * Which chunk a module goes to. Left alone, the bundler makes a file of everything that two routes share: thirty small
 * requests before the login shows. Here what the entry needs is one file, what the login needs beside it another, and what
 * main screens share two: one without forms, for every page of a logged-in user, and one for the screens with forms.
 */
export function chunkGroups() {
  type Part = { ids: Set<string>; texts: Set<string> }
  const none: Part = { ids: new Set(), texts: new Set() }
  let start = none
  let login = none
  let provider = none
  let screens: Partial<Record<Screen, Part>> = {}
  const isIn = ({ ids, texts }: Part, id: string) =>
    ids.has(id) || (TEXT_OR_ICON.test(id) && texts.has(basename(id).replace(/\.m?js$/, '')))
  const isOf = (screen: Screen, id: string) => isIn(screens[screen] ?? none, id)
  /** Pages without a form: the list of employees, its tools, and the menus around every page. */
  const isOfList = (id: string) => isOf('employees', id) || isOf('tools', id) || isOf('frame', id)
  const countOf = (id: string) => Object.values(screens).filter((screen) => isIn(screen, id)).length
  // React is CommonJS, whose requires are not among the imported ids.
  const isReact = (id: string) => /node_modules\/(react|react-dom|scheduler)\//.test(id)
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const part = (roots: readonly string[]): Part => {
        const found = reachable(roots, ids, this)
        return { ids: found, texts: new Set([...found].flatMap((id) => textsOf(this.getModuleInfo(id)?.code ?? ''))) }
      }
      start = part(['/src/main.tsx'])
      login = part(['/src/features/login/login-page.tsx'])
      provider = part(['/mocks/provider/main.tsx'])
      screens = Object.fromEntries(Object.entries(SCREENS).map(([screen, roots]) => [screen, part(roots)]))
    },
  }
  const isBase = (id: string) => isReact(id) || id.includes('rolldown/runtime')
  const isLater = (id: string) => COMES_LATER.test(id) || TABLE.test(id)
  const groups = [
    {
      // Mocked builds only: the fake payment provider is a document of its own, where the portal must not start.
      name: CHUNKS.base,
      test: (id: string) => provider.ids.size > 0 && (isBase(id) || (provider.ids.has(id) && start.ids.has(id))),
      priority: 3,
    },
    {
      // What the login shares with a list is in the entry, so that a list does not need the login's form.
      name: CHUNKS.start,
      test: (id: string) =>
        start.ids.has(id) || isBase(id) || PLURALS.test(id) || (isIn(login, id) && isOfList(id) && !isLater(id)),
      priority: 2,
    },
    {
      name: CHUNKS.login,
      test: (id: string) => login.ids.has(id) || id.includes('/src/routes/login.tsx?'),
      priority: 1,
    },
    { name: CHUNKS.calls, test: CALLS, priority: 0.7 },
    // Else the first chunk that imports one takes it along, and who needs that one alone needs the chunk.
    { name: (id: string) => basename(id, '.ts'), test: VALIDATORS, priority: 0.7 },
    {
      name: CHUNKS.frame,
      test: (id: string) => (isOf('frame', id) || (isOfList(id) && countOf(id) >= 2)) && !isLater(id),
      priority: 0.6,
    },
    {
      // What main screens share is asked for at once, not in thirty files of a few hundred bytes.
      name: CHUNKS.forms,
      test: (id: string) => countOf(id) >= 2 && !isLater(id),
      priority: 0.5,
    },
    // After what is shared: a chunk takes what its modules import along, and a screen without a list would need it all.
    { name: CHUNKS.table, test: TABLE, priority: 0.2 },
    // Of one main screen alone: its own file holds it, also where screens that are opened less share it.
    ...([CHUNKS.tools, CHUNKS.home, CHUNKS.employees, CHUNKS.deposit] as const).map((screen) => ({
      name: screen,
      // Home's own folder alone: pages that need no form share the rest.
      test: (id: string) =>
        isOf(screen, id) && !isLater(id) && (screen !== CHUNKS.home || id.includes('/src/features/home/')),
      priority: 0.1,
    })),
  ]
  return { plugin, groups }
}
