import * as z from 'zod/mini'
import type { Leaf } from './request-leaves'

/**
 * A limit as the documents state it, for every request that carries such a value. It is written from the documents and
 * not from the contract, so that the two are compared.
 */
export interface Limit {
  /** Requirement, or the documents' section; `assumed` where they leave it open. */
  source: string
  /** Which places it holds for. */
  at: RegExp
  /** Least and most characters, items or number. */
  least?: number
  most?: number
  /** No text of the least length has the right form, such as an email address. */
  isShortestWrong?: true
  /** Makes a text of so many characters. */
  text?: (length: number) => string
  /** The limits are those of a number, or of a list's length. */
  kind?: 'number' | 'list'
  accepts?: readonly unknown[]
  refuses?: readonly unknown[]
}

const issuesOf = ({ schema }: Leaf, value: unknown) => z.safeParse(schema, value).error?.issues ?? []

/** A list's items are judged elsewhere. */
const ownIssues = (leaf: Leaf, value: unknown, { kind }: Limit) =>
  issuesOf(leaf, value).filter(({ path }) => kind !== 'list' || path.length === 0)

function valueOf({ kind, text = (length) => 'a'.repeat(length) }: Limit, size: number): unknown {
  if (kind === 'number') return size
  if (kind === 'list') return Array.from({ length: size }, (_, at) => String(at))
  return text(size)
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}… (${String(value).length})` : text
}

/** How a leaf departs from its limit, in words; none when it keeps to it. */
export function departures(leaf: Leaf, limit: Limit): string[] {
  const { least, most, kind, isShortestWrong = false, accepts = [], refuses = [] } = limit
  const accepted = [
    ...accepts,
    ...(least === undefined || isShortestWrong ? [] : [valueOf(limit, least)]),
    ...(most === undefined ? [] : [valueOf(limit, most)]),
  ]
  const wrong = accepted
    .filter((value) => ownIssues(leaf, value, limit).length > 0)
    .map((value) => `${leaf.place} refuses ${shown(value)} (${limit.source})`)
  for (const value of refuses) {
    if (ownIssues(leaf, value, limit).length === 0) wrong.push(`${leaf.place} takes ${shown(value)} (${limit.source})`)
  }
  // The issue names the limit, which forms tell the user; it comes with no value within the limit.
  const names = (size: number, code: 'too_small' | 'too_big', expected: boolean) => {
    const has = ownIssues(leaf, valueOf(limit, size), limit).some((issue) => issue.code === code)
    if (has !== expected)
      wrong.push(`${leaf.place} ${has ? 'says' : 'does not say'} that ${size} is ${code} (${limit.source})`)
  }
  if (least !== undefined) names(least, 'too_small', false)
  if (least !== undefined && (kind === 'number' || least > 0)) names(least - 1, 'too_small', true)
  if (most !== undefined) names(most, 'too_big', false)
  if (most !== undefined) names(most + 1, 'too_big', true)
  return wrong
}
