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

it('focuses the heading of a newly opened page, so that it is announced [FMT-06]', () => {
  expect(focusFrom('link')).toBe('H1')
})

it('focuses the heading even if the element that opened the page is gone [FMT-06]', () => {
  expect(focusFrom(undefined)).toBe('H1')
})

it('takes the focus from a container that only has it because its focused element was removed [FMT-06]', () => {
  document.getElementById('main')?.setAttribute('data-recovered-focus', '')
  expect(focusFrom('main')).toBe('H1')
})

it('focuses the page itself if it has no heading', () => {
  document.querySelector('h1')?.remove()
  expect(focusFrom('link')).toBe('main')
})

it('does not take the focus from a page that has set it, or from a dialog', () => {
  expect(focusFrom('field')).toBe('field')
  expect(focusFrom('answer')).toBe('answer')
})
