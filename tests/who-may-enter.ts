import { readFileSync } from 'node:fs'

export const ANYBODY = 'anybody'
export const LOGIN = 'any login'
/** Guests get not-found (VOU-24). */
export const KNOWN = 'any login, and is not found without one'
export const WHO = [ANYBODY, LOGIN, KNOWN, 'signatory', 'voucherManager'] as const
export type Who = (typeof WHO)[number]

/** The rows of the table in docs/requirements.md: paths and who may enter. */
const ROWS = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, first = '', pages = ''] = /^\| ([^|]+) \| (`\/[^|]*) \|$/.exec(line) ?? []
    const who = WHO.find((one) => one === first)
    if (first !== '' && !who)
      throw new Error(`docs/requirements.md: the access table has an unknown user group: ${first}`)
    return who ? [...pages.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, who })) : []
  })

/** A route in the notation of the requirements: `/a/$b/{-$c}/` is `/a/{b}/{c?}`. */
const written = (route: string) =>
  (route === '/' ? route : route.replace(/\/$/, '')).replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

const fits = (path: string, route: string) =>
  path.endsWith('/*') ? `${route}/`.startsWith(path.slice(0, -1)) : path === route

/** Who may enter a page by docs/requirements.md (SES-26); undefined if it is not listed. */
export const whoMayEnter = (route: string): Who | undefined =>
  ROWS.filter(({ path }) => fits(path, written(route))).toSorted((a, b) => b.path.length - a.path.length)[0]?.who

/** Paths of the table without a route. */
export const pathsWithoutPage = (routes: readonly string[]): string[] =>
  ROWS.filter(({ path }) => !routes.some((route) => fits(path, written(route)))).map(({ path }) => path)
