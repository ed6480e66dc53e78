// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatusBadge } from './top-up-columns'
import type { StatusColour } from './top-up-status'

afterEach(cleanup)

const lookOf = (colour: StatusColour) => {
  const { container } = render(<StatusBadge text={() => 'Tila'} colour={colour} />)
  return container.querySelector('[data-slot=badge]')?.className
}

test('each colour of a status looks different, also the two greys [REP-04]', () => {
  const colours: StatusColour[] = ['green', 'dark-gray', 'orange', 'red', 'gray']
  expect(new Set(colours.map(lookOf)).size).toBe(colours.length)
})
