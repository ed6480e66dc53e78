import type { Page, Request } from '@playwright/test'
import { expect, logInAs, PASSWORD, test } from './portal-test'

const username = (page: Page) => page.getByLabel('Käyttäjätunnus', { exact: true })
const password = (page: Page) => page.getByLabel('Salasana', { exact: true })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään' })
const homeOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Hei ${name}` })

const REFUSED_ONCE = 'mock-fault=readUser!:401:unauthorized'
const refreshesOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/api/login/refresh') sent.push(request.postData() ?? '')
  })
  return sent
}

for (const fault of ['drop', 'fail-after']) {
  test(`a refresh whose answer is lost (${fault}) is asked for again and nobody notices [SES-10] [SES-11]`, async ({
    page,
  }) => {
    await logInAs(page, 'aino.virtanen')
    const refreshes = refreshesOf(page)
    await page.goto(`/profile?${REFUSED_ONCE}&mock-fault=refreshSession!:${fault}`)
    await expect(username(page)).toHaveValue('aino.virtanen')
    expect(refreshes).toHaveLength(2)
    // The token that is spent, within its leeway.
    expect(refreshes[0]).toBe(refreshes[1])
    await page.reload()
    await expect(username(page)).toHaveValue('aino.virtanen')
    expect(refreshes).toHaveLength(2)
  })
}

test.describe('a refresh without a usable answer', () => {
  // The error screen of the page reports it.
  test.use({ allowErrors: [/ApiError: refreshSession/] })
  for (const fault of ['malformed', 'wrong-shape', 'offline']) {
    test(`(${fault}) ends no session and spoils none`, async ({ page }) => {
      await logInAs(page, 'aino.virtanen')
      const before = await page.evaluate(() => sessionStorage.getItem('portal.session'))
      await page.goto(`/profile?${REFUSED_ONCE}&mock-fault=refreshSession:${fault}`)
      await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('portal.session'))).toBe(before)
      await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
      await expect(username(page)).toHaveValue('aino.virtanen')
    })
  }
})

test('a login answered with rubbish fails in its place, keeps what was typed and hides the shown password [SES-24]', async ({
  page,
}) => {
  await page.goto('/login?mock-fault=login!:malformed')
  await username(page).fill('aino.virtanen')
  await password(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Näytä salasana' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await submit(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Näytä salasana' })).toBeVisible()
  await expect(username(page)).toHaveValue('aino.virtanen')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('portal.session')])).toEqual([0, null])
  await submit(page).click()
  await expect(homeOf(page, 'Aino')).toBeVisible()
})

for (const key of ['portal.remember-me', 'portal.session', 'portal.impersonation']) {
  test(`a damaged record under ${key} is dropped and the login stands, ready for use`, async ({ page }) => {
    await page.goto('/login')
    const damaged = [
      'no json',
      'null',
      '{}',
      JSON.stringify({ isPersistent: key === 'portal.session', isUserImpersonate: key !== 'portal.impersonation' }),
      JSON.stringify({ isPersistent: 'yes', accessToken: 7 }),
      JSON.stringify({ validTo: null }),
    ]
    for (const text of damaged) {
      await page.evaluate(
        ([name = '', broken = '']) => {
          const area = name === 'portal.remember-me' ? localStorage : sessionStorage
          const flags = {
            isPersistent: name === 'portal.remember-me',
            isUserImpersonate: name === 'portal.impersonation',
          }
          const whole = {
            id: 's',
            accessToken: 'a',
            tokenType: 'Bearer',
            validTo: 4e12,
            roles: ['signatory'],
            ...flags,
          }
          const isPatch = broken.startsWith('{"')
          area.setItem(name, isPatch ? JSON.stringify({ ...whole, ...JSON.parse(broken) }) : broken)
        },
        [key, text],
      )
      await page.goto('/profile')
      await expect(page).toHaveURL('/login')
      await expect(submit(page)).toBeVisible()
      expect(await page.evaluate((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name), key)).toBeNull()
    }
    await username(page).fill('aino.virtanen')
    await password(page).fill(PASSWORD)
    await submit(page).click()
    await expect(page).toHaveURL('/profile')
  })
}
