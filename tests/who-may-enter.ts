import { readFileSync } from 'node:fs'

export const ANYBODY = 'anybody'
export const LOGIN = 'any login'
/** For guests there is no such page (VOU-24). */
export const KNOWN = 'any login, and is not found without one'
const WHO = [ANYBODY, LOGIN, KNOWN, 'signatory', 'voucherManager'] as const
export type Who = (typeof WHO)[number]

/** The paths of the table in docs/requirements.md, each with who may enter. */
const ROWS = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, first = '', pages = ''] = /^\| ([^|]+) \| (`\/[^|]*) \|$/.exec(line) ?? []
    const who = WHO.find((one) => one === first)
    if (first !== '' && !who) throw new Error(`docs/requirements.md: nobody is called ${first}`)
    return who ? [...pages.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, who })) : []
  })

/** A route as requirements write it: `/a/$b/{-$c}/` is `/a/{b}/{c?}`. */
const written = (route: string) =>
  (route === '/' ? route : route.replace(/\/$/, '')).replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

const fits = (path: string, route: string) =>
  path.endsWith('/*') ? `${route}/`.startsWith(path.slice(0, -1)) : path === route

/** Who may enter a page by docs/requirements.md (SES-26); undefined where it does not say. */
export const whoMayEnter = (route: string): Who | undefined =>
  ROWS.filter(({ path }) => fits(path, written(route))).toSorted((a, b) => b.path.length - a.path.length)[0]?.who

/** What the table names, for nothing. */
export const pathsWithoutPage = (routes: readonly string[]): string[] =>
  ROWS.filter(({ path }) => !routes.some((route) => fits(path, written(route)))).map(({ path }) => path)
