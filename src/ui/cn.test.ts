import { expect, it } from 'vitest'
import { cn } from './cn'

it('of two conflicting classes the later one wins', () => {
  expect(cn('px-3 py-2 bg-card', false, 'bg-muted', { 'px-4': true, hidden: false })).toBe('py-2 bg-muted px-4')
})

it('keeps the theme’s colours and shadows next to sizes', () => {
  expect(cn('text-sm text-muted-foreground shadow-raised', 'text-foreground')).toBe(
    'text-sm shadow-raised text-foreground',
  )
})
