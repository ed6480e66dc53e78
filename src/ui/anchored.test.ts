import { expect, it } from 'vitest'
import { placeBeside } from './anchored'

const viewport = { width: 360, height: 800 }
const floating = { width: 200, height: 100 }

it('stands under its anchor, aligned to its end', () => {
  const anchor = { top: 100, bottom: 140, left: 260, right: 300 }
  expect(placeBeside({ anchor, floating, viewport, side: 'bottom', align: 'end', gap: 4 })).toEqual({
    top: 144,
    left: 100,
  })
})

it('turns to the other side when there is no room', () => {
  const anchor = { top: 740, bottom: 780, left: 20, right: 60 }
  expect(placeBeside({ anchor, floating, viewport, side: 'bottom', align: 'start', gap: 4 })).toEqual({
    top: 636,
    left: 20,
  })
})

it('never leaves the window', () => {
  const anchor = { top: 300, bottom: 340, left: 0, right: 20 }
  expect(placeBeside({ anchor, floating, viewport, side: 'top', align: 'center', gap: 4 })).toEqual({
    top: 196,
    left: 4,
  })
})
