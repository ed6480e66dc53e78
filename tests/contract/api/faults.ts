/** Faults of an API: each changes the request that the fake API gets, or its reply. */
import { changed, type Fault, type Pass, withBody } from './run-fake.ts'

export type Row = Record<string, unknown>
export const rows = (value: unknown) => value as Row[]

/** Changes the query of a call. */
export const asked =
  (at: string, change: (query: URLSearchParams) => void): Fault =>
  (request, path, pass) => {
    if (path !== at) return undefined
    const url = new URL(request.url)
    change(url.searchParams)
    return pass(new Request(url, request))
  }
/** Changes the body of a call. */
export const sent =
  (at: string, change: (body: Row) => Row): Fault =>
  (request, path, pass) =>
    path === at && request.headers.has('Authorization')
      ? request
          .clone()
          .json()
          .then((body: Row) => pass(new Request(request, { method: 'POST', body: JSON.stringify(change(body)) })))
      : undefined
/** Changes a file or its headers. */
export const otherFile =
  (at: RegExp, change: (bytes: Uint8Array, headers: Headers) => Uint8Array): Fault =>
  (request, path, pass) =>
    at.test(path)
      ? pass(request).then(async (answer) => {
          if (!answer.ok || answer.headers.get('Content-Type')?.includes('json')) return answer
          const headers = new Headers(answer.headers)
          const bytes = change(new Uint8Array(await answer.arrayBuffer()), headers)
          return new Response(bytes as BodyInit, { status: answer.status, headers })
        })
      : undefined
export const everywhere =
  (change: (answer: Response, request: Request, pass: Pass) => unknown): Fault =>
  (request, _path, pass) =>
    pass(request).then(async (answer) => ((await change(answer, request, pass)) as Response | undefined) ?? answer)

/** Changes every value in every JSON reply. */
export const allValues =
  (change: (key: string, value: unknown) => unknown): Fault =>
  (request, path, pass) => {
    const within = (value: unknown, key: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => within(item, key))
      if (value === null || typeof value !== 'object') return change(key, value)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner, name)]))
    }
    return changed(/^\/api\//, (body) => within(body, ''))(request, path, pass)
  }

export const errorItems = (change: (item: Row) => Row): Fault =>
  everywhere(async (answer) => {
    if (answer.status !== 400) return answer
    const body = (await answer.json()) as Row
    return withBody(answer, { ...body, errors: rows(body.errors).map(change) })
  })
