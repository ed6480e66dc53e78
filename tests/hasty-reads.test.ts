import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hastyReads } from './hasty-reads.ts'

const TESTS = ['{src,mocks,tests}/**/*.{test,spec}.{ts,tsx}', 'tests/{support,e2e,e2e-production}/**/*.{ts,tsx}']

test('every browser test waits for what it expects', () => {
  const files = [...new Set(TESTS.flatMap((pattern) => globSync(pattern)))]
  expect(files.length).toBeGreaterThan(300)
  expect(
    hastyReads(files),
    'wait for what the page shows: use findBy, waitFor(() => …), expect.poll or an assertion of a locator',
  ).toEqual([])
})

const SUPPORT = `export const onPage = () => screen.getByRole('main').textContent
  export const heading = (name: string) => screen.findByRole('heading', { name })
  export async function press(user: UserEvent, name: string) {
    await heading(name)
    await user.click(screen.getByRole('button', { name }))
  }
  export async function goOn(user: UserEvent, name: string) {
    await user.click(screen.getByRole('button'))
    await heading(name)
  }`
const foundIn = (statements: string) =>
  hastyReads(['a.test.ts', 'bed.ts'], (file) =>
    file === 'bed.ts'
      ? SUPPORT
      : `import { goOn, heading, notices, onPage, press } from './bed'
         test('x', async () => { ${statements} })`,
  )

test.each([
  ['a query after a click', `await user.click(save); expect(screen.getByRole('status')).toBeTruthy()`],
  ['what a helper reads', `await user.keyboard('{Enter}'); expect(onPage()).toContain('Saved')`],
  ['after a helper that ends with an action', `await press(user, 'Save'); expect(onPage()).toContain('Saved')`],
  ['a second expectation', `await user.click(save); expect(total).toBe(1); expect(document.title).toBe('Saved')`],
  [
    'after a wait for an end',
    `await user.click(save); await waitFor(() => expect(form).toBeNull()); expect(onPage()).toContain('Saved')`,
  ],
  ['a notice, whatever was waited for', `await heading('Saved'); expect(notices()).toContain('Saved')`],
  ['the whole page, which holds notices', `await heading('Saved'); expect(document.body.textContent).toContain('x')`],
  ['what a locator reads once', `expect(await page.locator('h1').textContent()).toBe('Saved')`],
  [
    'what a helper reads in a browser',
    `const width = () => page.evaluate(() => innerWidth); expect(await width()).toBe(1)`,
  ],
])('finds %s', (_, statements) => {
  expect(foundIn(statements)).toHaveLength(1)
})

test.each([
  ['a wait of a fixed time', `await new Promise((done) => setTimeout(done, 50)); expect(total).toBe(1)`],
  ['one inside act()', `await act(() => new Promise((done) => setTimeout(done, 50)))`],
  ['one in a browser', `await page.waitForTimeout(50)`],
])('finds %s', (_, statements) => {
  expect(foundIn(statements)).toHaveLength(1)
})

test.each([
  ['a query that waits', `await user.click(save); expect(await screen.findByRole('status')).toBeTruthy()`],
  [
    'what is tried until it holds',
    `await user.click(save); await waitFor(() => { expect(onPage()).toContain('Saved') })`,
  ],
  ['a poll', `await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1)`],
  ['what stands there once its heading does', `await goOn(user, 'Saved'); expect(onPage()).toContain('Saved')`],
  ['an element that was there before', `await user.type(field, 'x'); expect(field.value).toBe('x')`],
  ['a slow reply', `onTheWay = async () => { await new Promise((done) => setTimeout(done, 50)); return 1 }`],
  ['a pause of a poll', `while (!isThere()) { await new Promise((done) => setTimeout(done, 50)) }`],
  [
    'what is due now',
    `await new Promise((done) => setTimeout(done, 0)); await new Promise((done) => setTimeout(done))`,
  ],
  ['what is not there', `await user.click(save); expect(onPage()).not.toContain('Saved')`],
])('accepts %s', (_, statements) => {
  expect(foundIn(statements)).toEqual([])
})
