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

/**
 * Which chunk a module goes to. Left alone, the bundler makes a file of everything that two routes share: thirty small
 * requests before the login shows. Here what the entry needs is one file, and what the login needs beside it another.
 */
export function chunkGroups() {
  let start = new Set<string>()
  let login = new Set<string>()
  // React is CommonJS, whose requires are not among the imported ids.
  const isReact = (id: string) => /node_modules\/(react|react-dom|scheduler)\//.test(id)
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      start = reachable('/src/main.tsx', ids, this)
      login = reachable('/src/features/login/login-page.tsx', ids, this)
    },
  }
  const groups = [
    {
      name: 'start',
      test: (id: string) => start.has(id) || isReact(id) || id.includes('rolldown/runtime'),
      priority: 2,
    },
    { name: 'login', test: (id: string) => login.has(id) || id.includes('/src/routes/login.tsx?'), priority: 1 },
  ]
  return { plugin, groups }
}
