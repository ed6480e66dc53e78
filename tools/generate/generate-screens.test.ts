import { expect, test } from 'vitest'
import { bundleContract } from '../contract/bundle-contract.ts'
import { listOperations } from '../contract/contract-document.ts'
import { addressOf, readScreen } from './generate-screens.ts'

const read = (source: string, ...options: string[]) =>
  readScreen({ filePath: 'a_.$b.tsx', routePath: '/a_/$b', createFileRouteProps: new Set(options) }, source)

test('reads path, role, loader, lazy files and first calls of a route file', () => {
  const source = `export const screen = { firstCalls: ['readSettings'], maxKilobytes: 2.5 } satisfies MainScreen
    export const Route = createFileRoute('/a_/$b')({
      staticData: { warm: () => Promise.all([import('@/features/home/start'), import('@/features/home/home-page')]) },
      beforeLoad: (context) => requireRole('signatory')(context),
      loader: () => import('@/features/home/queries'),
    })`
  expect(read(source, 'loader', 'component')).toEqual({
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

test('a redirect and a page without a loader have no first calls', () => {
  expect(read('', 'loader').screen.loads).toBe(false)
  expect(read('', 'component').screen.loads).toBe(false)
})

test('refuses a declaration that is not a literal, and a first call that the first script cannot send', () => {
  expect(() => read('const screen = { maxKilobytes: LIMIT }')).toThrow(/src\/routes\/a_.\$b.tsx: .*literals/)
  const operations = listOperations(bundleContract())
  expect(addressOf('readSettings', 'a.tsx', operations)).toBe('/api/settings')
  for (const name of ['createDeposit', 'readEmployee', 'noSuchCall']) {
    expect(() => addressOf(name, 'a.tsx', operations)).toThrow(/a read without parameters/)
  }
})
