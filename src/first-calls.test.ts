import { registry } from '@generated/registry'
import { routeTree } from '@generated/routes'
import { expect, test } from 'vitest'
import { FIRST_CALLS } from './first-calls'

test('the first calls are readings of the contract, without parameters, of routes that exist', () => {
  const paths = Object.values(routeTree.children ?? {}).map((route) => route.options.path ?? route.options.id)
  for (const [route, calls] of Object.entries(FIRST_CALLS)) {
    expect(paths).toContain(route)
    for (const [operation, path] of calls) {
      expect(registry[operation]).toMatchObject({ method: 'GET', path, effect: 'read' })
    }
  }
})
