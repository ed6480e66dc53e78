import type { Plugin } from 'vite'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Everything that is imported statically, however far, from the module whose id ends with `root`. */
function reachable(root: string, ids: Iterable<string>, context: Context): Set<string> {
  const found = new Set<string>()
  const queue = [...ids].filter((id) => id.endsWith(root))
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    // The lists of all texts and all icons import every one of them; each follows the modules that use it.
    if (found.has(id) || /\/\.cache\/messages\/|\/lucide-react\//.test(id)) continue
    found.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const TABLE = /\/src\/tables\/|\/@tanstack\/(react-table|table-core)\//

/** The chunks that have a name of their own; the others are named after a file of theirs. */
export const CHUNKS = { base: 'base', start: 'start', login: 'login', shared: 'shared', table: 'table' } as const

/**
 * Which chunk a module goes to. Left alone, the bundler makes a file of everything that two routes share: thirty small
 * requests before the login shows. Here what the entry needs is one file, and what the login needs beside it another.
 */
export function chunkGroups() {
  let start = new Set<string>()
  let login = new Set<string>()
  let provider = new Set<string>()
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
      // What three screens share is asked for at once, not in thirty files of a few hundred bytes. The calendar, the
      // widgets with their class merging, and the validators come when they are needed.
      name: CHUNKS.shared,
      test: (id: string) =>
        !/react-day-picker|date-fns|\/src\/ui\/calendar|@base-ui|@floating-ui|tailwind-merge|\/src\/ui\/cn\.|\.zod\.ts|\/features\/kit\/|\/mocks\//.test(
          id,
        ) && !TABLE.test(id),
      minShareCount: 3,
      priority: 0.5,
    },
    // After what is shared: a chunk takes what its modules import along, and a screen without a list would need it all.
    { name: CHUNKS.table, test: TABLE, priority: 0 },
  ]
  return { plugin, groups }
}
