import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/control/scenarios'

/** Opens the portal; when the page is shown, the fake API's worker answers. */
export async function openPortal(page: Page, query = '') {
  await page.goto(`/help${query}`)
  await isOpen(page)
}
export const isOpen = (page: Page) => expect(page.getByRole('button', { name: 'Fake API' })).toBeVisible()

export type Call = { method: string; path: string; body?: unknown; token?: string }
/** Sends calls from the page concurrently, as the portal would. @returns statuses and bodies */
export const send = (page: Page, calls: Call[]) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ method, path, body, token }) => {
          const response = await fetch(path, {
            method,
            headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown }
        }),
      ),
    calls,
  )
export const sendOne = async (page: Page, call: Call) => {
  const [answer] = await send(page, [call])
  if (!answer) throw new Error('no answer')
  return answer
}

export async function logIn(page: Page, username = 'aino.virtanen') {
  const { body } = await sendOne(page, { method: 'POST', path: '/api/login', body: { username, password: PASSWORD } })
  return (body as { accessToken: string }).accessToken
}
type Contact = { firstName: string; userName?: string; emailAddress: string }
export async function listContacts(page: Page, token: string) {
  const { body } = await sendOne(page, { method: 'GET', path: '/api/contacts', token })
  return Object.values(body as object).flat() as Contact[]
}
export const contact = (name: string) => ({
  firstName: 'Kisa',
  lastName: 'Testaaja',
  emailAddress: `${name}@yritys.example`,
  phoneNumber: '+358401234567',
  userName: name,
})
