/**
 * A company of 30 000 employees, without throttling: its list, and a month in which all of them received a load. In a first round,
 * which is not measured, the fake API prepares its replies.
 */
import { gzipSync } from 'node:zlib'
import { makeTestApi } from '../../mocks/node.ts'
import { COMPANIES } from '../../mocks/seed/companies.ts'
import { atMost, type Figure } from './figures.ts'
import { sessionOf } from './log-in.ts'
import { measureLoads } from './measure-load.ts'
import { serveSites } from './sites.ts'

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
function makeLargeApi() {
  COMPANIES.find(({ plan }) => plan === 'large')!.employees = EMPLOYEES
  const { send } = makeTestApi()
  const make = async (request: Request) => {
    const reply = (await send(request))!
    if (reply.status === 204) return reply
    const text = await reply.text()
    const type = reply.headers.get('content-type') ?? 'text/plain'
    const body = gzipSync(type.includes('csv') ? withAllEmployees(text) : text)
    return new Response(body, { status: reply.status, headers: { 'content-type': type, 'content-encoding': 'gzip' } })
  }
  const replies = new Map<string, Promise<Response>>()
  return async (request: Request) => {
    const key = `${request.method} ${request.url} ${await request.clone().text()}`
    const kept = replies.get(key) ?? make(request)
    replies.set(key, kept)
    return (await kept).clone()
  }
}

export async function measureManyEmployees(): Promise<Figure[]> {
  const origin = await serveSites(makeLargeApi())
  const session = await sessionOf(origin, 'helena.lindqvist')
  const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7)
  const row = (number: number) => `tbody tr:not([data-skeleton]):nth-child(${number})`
  const pages = {
    list: { url: `${origin}/beneficiaries`, ready: `main ${row(20)}`, session },
    // Twenty people, and in the card after them ten changes from the month before.
    month: { url: `${origin}/month/${lastMonth}`, ready: `main :has(${row(20)}) ~ * ${row(10)}`, session },
  }
  const of = await measureLoads(pages, 3)
  return [
    atMost('30 000 employees: list, ms', of('list', 'ready'), 1200),
    atMost('30 000 employees: month, ms', of('month', 'ready'), 1500),
  ]
}
