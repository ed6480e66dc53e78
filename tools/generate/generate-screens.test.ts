import { expect, test } from 'vitest'
import { bundleContract } from '../contract/bundle-contract.ts'
import { listOperations } from '../contract/contract-document.ts'
import { addressOf, readScreen } from './generate-screens.ts'

const route = (options: string, screen = '') =>
  `import { requireRole } from '@/session/guards'\n${screen}\nexport const Route = createFileRoute('/a_/$b')({ ${options} })\n`

test('reads path, role, loader, lazy files and first calls of a route file', () => {
  const source = route(
    `staticData: { title: () => 'A', warm: () => Promise.all([import('@/features/home/start'), import('@/features/home/home-page')]) },
     beforeLoad: (context) => requireRole('signatory')(context), loader: () => 1, component: A`,
    `export const screen = { firstCalls: ['readSettings'], maxKilobytes: 2.5 } satisfies MainScreen`,
  )
  expect(readScreen('a_.$b.tsx', source)).toEqual({
    path: '/a/$b',
    screen: {
      id: '/a_/$b',
      file: 'a_.$b.tsx',
      role: 'signatory',
      loads: true,
      modules: ['/src/features/home/start.ts', '/src/features/home/home-page.tsx'],
      maxKilobytes: 2.5,
    },
    firstCalls: ['readSettings'],
  })
})

test('a redirect and a page without a loader have no first calls; the root route is not a screen', () => {
  expect(readScreen('a.tsx', route(`loader: () => { throw redirect({ to: '/' }) }`))?.screen.loads).toBe(false)
  expect(readScreen('a.tsx', route('component: A'))?.screen.loads).toBe(false)
  expect(
    readScreen('__root.tsx', 'export const Route = createRootRouteWithContext()({ component: A })'),
  ).toBeUndefined()
})

test('refuses a declaration that is not a literal, and a first call that the first script cannot send', () => {
  expect(() => readScreen('a.tsx', route('', 'const screen = { maxKilobytes: LIMIT }'))).toThrow(
    /src\/routes\/a.tsx: .*literals/,
  )
  const operations = listOperations(bundleContract())
  expect(addressOf('readSettings', 'a.tsx', operations)).toBe('/api/settings')
  for (const name of ['createDeposit', 'readEmployee', 'noSuchCall']) {
    expect(() => addressOf(name, 'a.tsx', operations)).toThrow(/a read without parameters/)
  }
})
