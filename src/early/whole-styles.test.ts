// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.head.replaceChildren()
  vi.resetModules()
})

function addSheet(media: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/assets/start.css', media })
  document.head.append(link)
  return link
}

test('a prerendered page applies its full stylesheet, and other pages wait for it', async () => {
  const link = addSheet('print')
  const { wholeStyles } = await import('./whole-styles')
  expect(link.media).toBe('all')
  const coming = wholeStyles()
  expect(coming).toBeInstanceOf(Promise)
  Object.defineProperty(link, 'sheet', { value: {} })
  link.dispatchEvent(new Event('load'))
  await coming
  expect(wholeStyles()).toBeUndefined()
})

test('a stylesheet that fails to load does not block pages', async () => {
  const link = addSheet('print')
  const { wholeStyles } = await import('./whole-styles')
  const coming = wholeStyles()
  link.dispatchEvent(new Event('error'))
  await expect(coming).resolves.toBeUndefined()
})

test('a page that has its stylesheet does not wait', async () => {
  addSheet('')
  expect((await import('./whole-styles')).wholeStyles()).toBeUndefined()
})
