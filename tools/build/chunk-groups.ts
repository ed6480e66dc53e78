import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { SCREENS } from '../../generated/screens.ts'
import type { Screen } from '../generate/generate-screens.ts'

const TEXT_OR_ICON = /^\0messages\/|\/generated\/messages\/|\/lucide-react\//

/** Validators, one chunk per tag of the contract. They check replies when the browser is idle, and forms at once. */
const VALIDATORS = /\/generated\/api\/.*\.zod\.ts$/

/** Names of the messages and icons that a module uses, as nameOf() makes them from their files. */
function namesIn(code: string): string[] {
  const messages = [...code.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name)
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
  return [...messages, ...imports.flatMap(([, names = '']) => names.toLowerCase().match(/\w+/g) ?? [])]
}
const nameOf = (id: string) => basename(id).replaceAll(/-|\.m?js$/g, '')

/** A file and all its static imports, transitively, added to `found`. */
export function closure(file: string, importsOf: (file: string) => Iterable<string>, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf(file)) closure(imported, importsOf, found)
  return found
}

// The imports of texts and icons are not followed: each has an index module that imports all of them, although a text belongs to
// the chunk that uses it. Validators have chunks of their own.
const isFollowed = (id: string) => !TEXT_OR_ICON.test(id) && !VALIDATORS.test(id)

/** React, which is CommonJS: its requires are not among importedIds. And the runtime of texts with plural forms. */
const BASE = /node_modules\/(react|react-dom|scheduler)\/|\/generated\/messages\/registry\.js$/
/** Without paged-list.ts: home needs one of its imports, and would load the table with it. */
const TABLE = /\/src\/tables\/(?!tools\/|paged-list)|\/@tanstack\/(react-table|table-core)\//

/** The main screens of logged-in users (src/shell/main-screen.ts). */
const MAIN = Object.values<Screen>(SCREENS).filter(
  ({ chunk, maxKilobytes }) => maxKilobytes !== undefined && chunk !== 'login',
)

/** What main screens start with: the modules of their routes, and the menus. */
const SCREEN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    MAIN.map(({ chunk, file, modules = [`/src/routes/${file}?`] }) => [
      chunk ?? file,
      // Of what a route loads after login, only the page: its calls are shared.
      modules.filter((module) => /\.tsx\??$/.test(module)),
    ]),
  ),
  /** The menus of a logged-in user, on every page but the login. */
  frame: ['/src/shell/side-menu.tsx', '/src/shell/account-menu.tsx', '/src/shell/palette/palette-button.tsx'],
}

const ROOTS: Readonly<Record<string, readonly string[]>> = {
  ...SCREEN_ROOTS,
  start: ['/src/main.tsx'],
  login: ['/src/features/login/login-page.tsx'],
  'login-root': ['/src/early/login-root.tsx'],
  help: ['/src/routes/help.tsx?'],
  /** Screens that are neither main screens nor the login. */
  rest: Object.values<Screen>(SCREENS)
    .filter((screen) => screen.chunk !== 'login' && !MAIN.includes(screen))
    .map(({ file }) => `/src/routes/${file}?`),
  /** The fake payment provider of mocked builds. */
  provider: ['/mocks/provider/main.tsx'],
}

/**
 * Assigns modules to chunks. By default the bundler makes a file of each set of modules that two routes share: thirty small
 * requests before the login shows. Here the entry is one chunk, the rest of the login page another, and modules shared by main
 * screens are three: one for all logged-in pages, one without forms, and one for screens with forms.
 */
export function chunkGroups(): Plugin {
  /** By root: the modules that it reaches, and the names of the texts and icons that these use. */
  const parts = new Map<string, ReadonlySet<string>>()
  const isOf = (root: string, id: string) => parts.get(root)?.has(TEXT_OR_ICON.test(id) ? nameOf(id) : id) === true
  const isMocked = () => (parts.get('provider')?.size ?? 0) > 0
  const isOfHome = (id: string) => isOf(SCREENS['/'].chunk, id)
  /** A page without a form. */
  const isOfList = (id: string) => isOf(SCREENS['/beneficiaries'].chunk, id)
  const countOf = (id: string) => Object.keys(SCREEN_ROOTS).filter((screen) => isOf(screen, id)).length
  const isShared = (id: string) => countOf(id) >= 2 && !TABLE.test(id)
  type Group = { name: string | ((id: string) => string); debugName?: string; test: RegExp | ((id: string) => boolean) }
  /** The first that fits takes a module, with its imports that no earlier one takes. */
  const groups: Group[] = [
    {
      // What documents or roots without the portal share with it: the login form of prerendered pages and, in mocked builds,
      // the fake payment provider, which must not start the portal.
      name: 'base',
      test: (id) =>
        BASE.test(id) || ((isOf('provider', id) || isOf('login-root', id)) && (isOf('start', id) || countOf(id) > 0)),
    },
    { name: 'login-root', test: (id) => isOf('login-root', id) },
    {
      // Modules shared by login and list are in the entry, so that a list does not load the login's form. The component of
      // `/` only chooses between home and login. In a file of its own it would cost a round trip.
      name: 'start',
      test: (id) => isOf('start', id) || id.includes('/src/routes/index.tsx?') || (isOf('login', id) && isOfList(id)),
    },
    { name: 'login', test: (id) => isOf('login', id) || id.includes('/src/routes/login.tsx?') },
    // axios, which the login page does not load (src/api/calls/send.ts).
    { name: 'calls', test: /\/node_modules\/axios\/|\/src\/api\/calls\/http\.ts$/ },
    {
      // Without own chunks, validators land in the chunk of their first importer, and other importers would load all of it.
      // Mocked builds have one file, because the fake API needs all validators on every page: the first load of help then takes
      // 7 % less CPU.
      name: (id) => (isMocked() ? 'validators' : basename(id, '.ts')),
      debugName: 'validators',
      test: VALIDATORS,
    },
    {
      name: 'frame',
      test: (id) =>
        isOf('frame', id) ||
        (isOfList(id) && isShared(id)) ||
        // Help and privacy have no forms. If this were in `forms`, they would load the whole chunk (27 kB).
        (isOf('help', id) && countOf(id) > 0 && !isOfHome(id)),
    },
    // What home shares with other main screens. In `forms`, it would make home load the form library without having a form.
    { name: 'shared', test: (id) => isOfHome(id) && isShared(id) },
    // Modules shared by main screens are one request instead of thirty small ones.
    { name: 'forms', test: isShared },
    // After those above, with whose modules a screen without a list would load the table.
    { name: 'table', test: TABLE },
    // Parts of forms that the load of benefits shares with rarely used screens, such as those of guests. If they were in the
    // load's chunk, these screens would load that whole chunk and the table: 32 kB more.
    { name: 'fields', test: (id) => isOf(SCREENS['/load-benefit'].chunk, id) && isOf('rest', id) },
    // Modules of one main screen are in its chunk, also when rarely used screens share them.
    ...MAIN.flatMap(({ chunk = [] }) => chunk).map((name) => ({ name, test: (id: string) => isOf(name, id) })),
  ]
  const codeSplitting = { groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })) }
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    buildEnd() {
      const ids = [...this.getModuleIds()].filter(isFollowed)
      const importsOf = (id: string) => (this.getModuleInfo(id)?.importedIds ?? []).filter(isFollowed)
      for (const [root, modules] of Object.entries(ROOTS)) {
        const found = new Set<string>()
        for (const id of ids) if (modules.some((module) => id.includes(module))) closure(id, importsOf, found)
        const names = [...found].flatMap((id) => namesIn(this.getModuleInfo(id)?.code ?? ''))
        parts.set(root, new Set([...found, ...names]))
      }
    },
  }
}
