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

/** Everything that is imported statically, however far, from the module whose id ends with `root`. */
function reachable(root: string, ids: Iterable<string>, context: Context): Set<string> {
  const found = new Set<string>()
  const queue = [...ids].filter((id) => id.endsWith(root))
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
/** What the palette shares with lists: whoever opens it on another page needs no list, and no other page needs its search. */
const FINDING =
  /\/src\/values\/word-search\.|\/src\/domain\/employee-search\.|\/lucide-react\/.*\/(search|user-plus)\.|\/messages\/.*\/employees_add\./
const TABLE = /\/src\/tables\/|\/@tanstack\/(react-table|table-core)\//

/** The screens that are opened most: what two of them need comes at once, and nothing that other screens share. */
const MAIN_SCREENS = [
  '/src/features/home/home-page.tsx',
  '/src/features/employees/employees-page.tsx',
  '/src/features/benefits/benefit-group-page.tsx',
  '/src/features/deposit/deposit-page.tsx',
  '/src/features/top-up/top-up-page.tsx',
]

/** The menus of whoever is logged in, on every page but the login. */
const FRAME = ['/src/shell/side-menu.tsx', '/src/shell/account-menu.tsx']

/** What the first call that is sent needs: the login waits for none (src/api/send.ts). */
const ENGINE = /\/node_modules\/axios\/|\/src\/api\/http\.ts$/

/** Validators of what the main screens read: one file, asked for while the calls are under way. */
const REPLIES =
  /\/api\/(accounts|benefits|company|content|deposits|employees|lookups|requested-loads|top-ups|user)\/[\w-]+\.zod\.ts$/

/** The chunks that have a name of their own; the others are named after a file of theirs. */
export const CHUNKS = {
  base: 'base',
  start: 'start',
  login: 'login',
  shared: 'shared',
  table: 'table',
  engine: 'engine',
  replies: 'replies',
  frame: 'frame',
  finding: 'finding',
  employees: 'employees',
  deposit: 'deposit',
} as const

/**
 * Which chunk a module goes to. Left alone, the bundler makes a file of everything that two routes share: thirty small
 * requests before the login shows. Here what the entry needs is one file, and what the login needs beside it another.
 */
export function chunkGroups() {
  let start = new Set<string>()
  let login = new Set<string>()
  let provider = new Set<string>()
  let main: Set<string>[] = []
  let texts: Set<string>[] = []
  let frame = new Set<string>()
  let frameTexts = new Set<string>()
  const isOfTwo = (screens: readonly Set<string>[], name: string) =>
    screens.filter((screen) => screen.has(name)).length >= 2
  const isFrame = (id: string) => frame.has(id) || (TEXT_OR_ICON.test(id) && frameTexts.has(basename(id, '.js')))
  const isShared = (id: string) => isOfTwo(main, id) || isOfTwo(texts, basename(id, '.js'))
  /** Of one main screen alone: its own file holds it, also where screens that are opened less share it. */
  const isOf = (screen: string, id: string) => {
    const at = MAIN_SCREENS.findIndex((path) => path.includes(screen))
    const isOnly = (screens: readonly Set<string>[], name: string) =>
      screens[at]?.has(name) === true && !isOfTwo(screens, name)
    return isOnly(main, id) || (TEXT_OR_ICON.test(id) && isOnly(texts, basename(id, '.js')))
  }
  // React is CommonJS, whose requires are not among the imported ids.
  const isReact = (id: string) => /node_modules\/(react|react-dom|scheduler)\//.test(id)
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      start = reachable('/src/main.tsx', ids, this)
      login = reachable('/src/features/login/login-page.tsx', ids, this)
      provider = reachable('/mocks/provider/main.tsx', ids, this)
      main = MAIN_SCREENS.map((screen) => reachable(screen, ids, this))
      const textsIn = (screen: Iterable<string>) =>
        new Set([...screen].flatMap((id) => textsOf(this.getModuleInfo(id)?.code ?? '')))
      texts = main.map(textsIn)
      frame = new Set(FRAME.flatMap((menu) => [...reachable(menu, ids, this)]))
      frameTexts = textsIn(frame)
    },
  }
  const isBase = (id: string) => isReact(id) || id.includes('rolldown/runtime')
  const groups = [
    {
      // Mocked builds only: the fake payment provider is a document of its own, where the portal must not start.
      name: CHUNKS.base,
      test: (id: string) => provider.size > 0 && (isBase(id) || (provider.has(id) && start.has(id))),
      priority: 3,
    },
    {
      name: CHUNKS.start,
      test: (id: string) => start.has(id) || isBase(id),
      priority: 2,
    },
    { name: CHUNKS.login, test: (id: string) => login.has(id) || id.includes('/src/routes/login.tsx?'), priority: 1 },
    {
      // What main screens share is asked for at once, not in thirty files of a few hundred bytes.
      name: CHUNKS.shared,
      test: (id: string) => isShared(id) && !COMES_LATER.test(id) && !TABLE.test(id),
      minShareCount: 2,
      priority: 0.5,
    },
    {
      name: CHUNKS.frame,
      test: (id: string) => isFrame(id) && !COMES_LATER.test(id) && !TABLE.test(id),
      priority: 0.6,
    },
    { name: CHUNKS.finding, test: FINDING, priority: 0.7 },
    { name: CHUNKS.engine, test: ENGINE, priority: 0.7 },
    { name: CHUNKS.replies, test: REPLIES, priority: 0.7 },
    // After what is shared: a chunk takes what its modules import along, and a screen without a list would need it all.
    { name: CHUNKS.table, test: TABLE, priority: 0.2 },
    ...[CHUNKS.employees, CHUNKS.deposit].map((screen) => ({
      name: screen,
      test: (id: string) => isOf(`/${screen}/`, id) && !COMES_LATER.test(id),
      priority: 0.1,
    })),
  ]
  return { plugin, groups }
}
