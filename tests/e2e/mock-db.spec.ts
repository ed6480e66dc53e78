import { expect, type Page, test } from '@playwright/test'
import { type Call, contact, listContacts, logIn, openPortal, send } from './mock-calls'

const CALLS = 25

test('of two tabs that write at the same time, no change is lost, made twice or overwritten; a reload keeps them, and 10 000 employees [MCK-02]', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openPortal(one, '?mock-reset')
  await openPortal(other)
  const token = await logIn(one)
  const add = (name: string): Call => ({ method: 'POST', path: '/api/contacts', body: contact(name), token })
  /** Sends the calls of both tabs at the same time. @returns the statuses, in order */
  const sendBoth = async (ofOne: Call[], ofOther: Call[]) =>
    (await Promise.all([send(one, ofOne), send(other, ofOther)]))
      .flat()
      .map(({ status }) => status)
      .toSorted((a, b) => a - b)
  const names = async (page: Page) => (await listContacts(page, token)).map((row) => row.userName)
  await test.step('different contacts are all added', async () => {
    const before = (await listContacts(one, token)).length
    const calls = (tab: string) => Array.from({ length: CALLS }, (_, index) => add(`${tab}-${index}`))
    const statuses = await sendBoth(calls('yksi'), calls('kaksi'))
    expect(statuses).toEqual(Array.from({ length: 2 * CALLS }, () => 204))
    await expect.poll(() => names(one)).toHaveLength(before + 2 * CALLS)
    const seen = await names(one)
    expect(new Set(seen).size).toBe(seen.length)
    await expect.poll(() => names(other)).toEqual(seen)
  })
  await test.step('one of those that request the same username gets it', async () => {
    const calls = Array.from({ length: 3 }, () => add('sama.nimi'))
    const statuses = await sendBoth(calls, calls)
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409])
  })
  await test.step('changes of the same row all count: five wrong passwords, then 429', async () => {
    const body = { username: 'aino.virtanen', password: 'wrong' }
    const calls = Array.from({ length: 4 }, (): Call => ({ method: 'POST', path: '/api/login', body }))
    const statuses = await sendBoth(calls, calls)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
  await test.step('contacts and 10 000 employees survive leaving the page', async () => {
    const ofMany = await logIn(one, 'helena.lindqvist')
    // Counted and hashed inside the page, because transferring megabytes would be slow.
    const list = () =>
      one.evaluate(async (bearer) => {
        const response = await fetch('/api/company-beneficiaries', { headers: { Authorization: `Bearer ${bearer}` } })
        const bytes = await response.arrayBuffer()
        const { beneficiaries } = JSON.parse(new TextDecoder().decode(bytes)) as { beneficiaries: unknown[] }
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        return { count: beneficiaries.length, digest: digest.join() }
      }, ofMany)
    const before = await list()
    expect(before.count).toBe(10_000)
    const namesBefore = await names(one)
    await one.goto('about:blank')
    await openPortal(one)
    await expect.poll(() => list()).toEqual(before)
    await expect.poll(() => names(one)).toEqual(namesBefore)
  })
})
