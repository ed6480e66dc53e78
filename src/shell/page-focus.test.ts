// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { focusPage } from './page-focus'

beforeEach(() => {
  document.body.innerHTML = `<nav><a id="link" href="/reports">Raportit</a></nav>
    <main id="main" tabindex="-1"><h1>Raportit</h1><input id="field" /></main>
    <dialog open><button id="answer">Kyllä</button></dialog>`
})

const focusFrom = (id: string | undefined) => {
  if (id !== undefined) document.getElementById(id)?.focus()
  focusPage()
  return document.activeElement?.id || document.activeElement?.tagName
}

it('a page that has opened has the focus at its heading, where it is announced [FMT-06]', () => {
  expect(focusFrom('link')).toBe('H1')
})

it('what led here may be gone [FMT-06]', () => {
  expect(focusFrom(undefined)).toBe('H1')
})

it('a page without a heading takes the focus itself', () => {
  document.querySelector('h1')?.remove()
  expect(focusFrom('link')).toBe('main')
})

it('a page that has put the focus somewhere keeps it, and a dialog does', () => {
  expect(focusFrom('field')).toBe('field')
  expect(focusFrom('answer')).toBe('answer')
})
