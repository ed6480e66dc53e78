/**
 * A company of 30 000 employees without throttling: its list, and a month whose loads reached all of them. A first visit, which is
 * not measured, makes the fake API prepare every reply.
 */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { COMPANIES } from '../../mocks/seed/companies.ts'
import { makeBenchApi } from './bench-api.ts'
import { atMost, type Figure, median } from './figures.ts'
import { onPage } from './fresh-page.ts'
import { serveSite } from './sites.ts'

const EMPLOYEES = 30_000
/** The fake API loads one in ten employees of a large company. In its reports each of them stands for ten. */
const EACH = 10
const PERSONAL_ID = /\d{6}[-+A-FU-Y]\d{3}\w/

function withAllEmployees(report: string): string {
  const [head = '', ...rows] = report.split('\r\n').filter(Boolean)
  const all = rows.flatMap((row) =>
    Array.from({ length: EACH }, (_, place) => row.replace(PERSONAL_ID, (id) => `${id}${place || ''}`)),
  )
  return [head, ...all, ''].join('\r\n')
}

/** The fake API with each reply made and compressed once. */
async function makeLargeApi() {
  const company = COMPANIES.find(({ plan }) => plan === 'large')
  if (!company) throw new Error('the seed has no large company')
  company.employees = EMPLOYEES
  const api = makeBenchApi()
  const replies = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>()
  const make = async (request: Request) => {
    const reply = await api.answer(request)
    if (!reply) throw new Error(`the contract has no call ${request.url}`)
    const [type, text] = [reply.headers.get('content-type') ?? 'text/plain', await reply.text()]
    return { status: reply.status, type, body: gzipSync(type.includes('csv') ? withAllEmployees(text) : text) }
  }
  return {
    session: await api.sessionOf('large'),
    answer: async (request: Request) => {
      const key = `${request.method} ${request.url} ${await request.clone().text()}`
      const kept = replies.get(key) ?? make(request)
      replies.set(key, kept)
      const { status, type, body } = await kept
      const headers = { 'content-type': type, 'content-encoding': 'gzip' }
      return new Response(status === 204 ? null : new Uint8Array(body), { status, headers })
    },
  }
}

/** Waits for a number of rows. @returns ms since the start of the navigation */
async function timeToRows(page: Page, count: number): Promise<number> {
  const shown = ['main [data-slot=data-table] tbody tr:not([data-skeleton])', count] as const
  const options = { timeout: 120_000, polling: 'raf' as const }
  await page.waitForFunction(([rows, least]) => document.querySelectorAll(rows).length >= least, shown, options)
  return page.evaluate(() => performance.now())
}

export async function measureManyEmployees(): Promise<Figure[]> {
  const { session, answer } = await makeLargeApi()
  const origin = await serveSite('portal', answer)
  const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7)
  const measure = async (path: string, rows: number) => {
    const times: number[] = []
    for (let round = -1; round < 3; round += 1) {
      const opened = { url: origin + path, ready: 'main', session }
      const tookMs = await onPage(opened, (page) => timeToRows(page, rows))
      if (round >= 0) times.push(tookMs)
    }
    return median(times)
  }
  return [
    atMost('30 000 employees: list, ms', await measure('/beneficiaries', 20), 1200),
    // Twenty people, and ten changes from the month before.
    atMost('30 000 employees: month, ms', await measure(`/month/${lastMonth}`, 30), 1500),
  ]
}
