import { watchLeaks } from '../e2e/leaks'
import { expect, PASSWORD, test } from './production-test'

test('finds planted leaks in the URL, in storage, in the console and to another origin', async ({
  browser,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  const context = await browser.newContext({ baseURL })
  const leaks = watchLeaks(context, origin)
  const page = await context.newPage()
  await page.goto('/login')
  expect(await leaks()).toEqual([])
  await page.evaluate(
    ([password = '', token = '']) => {
      sessionStorage.setItem('portal.session', token)
      sessionStorage.setItem('portal.drafts', token)
      console.warn('131052-308T')
      history.replaceState(null, '', `/login?user=${encodeURIComponent('aino.virtanen@pyynikinpaahtimo.example')}`)
      void fetch(`/content/notices.json?q=${password}`)
    },
    [PASSWORD, 'r-7f1c9a30-1234-4321-9030-010594900302'],
  )
  // A blank page, because the portal's policy forbids calls to other origins.
  await page.goto('about:blank')
  await page.evaluate(() =>
    fetch('http://127.0.0.1:4011/', { method: 'POST', body: '131052-308T' }).catch(() => undefined),
  )
  await page.goto('/login')
  // The portal stores the last pages with their query (SES-15); whether this page is among them depends on timing.
  const found = (await leaks()).filter((leak) => !leak.includes('portal.visits'))
  expect(found.toSorted()).toEqual([
    'email in an address',
    'password in a request to /content/notices.json',
    'personal id in a request to /',
    'personal id in the console',
    'token in the storage under portal.drafts',
  ])
  await context.close()
})
