import * as z from 'zod/mini'
import type { Leaf } from './request-leaves'

/**
 * A limit as specified, for every request field that it applies to. Written from the specification, not from the contract, so
 * that the two can be compared.
 */
export interface Limit {
  /** A requirement or a section of the specification; `assumed` if the specification leaves it open. */
  source: string
  /** Matches the fields that it applies to. */
  at: RegExp
  /** Minimum and maximum of characters, items or the number. */
  min?: number
  max?: number
  /** No text of the minimum length is valid for another reason, such as an email address. */
  isShortestWrong?: true
  /** Makes a text of a given length. */
  text?: (length: number) => string
  /** The limits are those of a number or of a list's length. */
  kind?: 'number' | 'list'
  accepts?: readonly unknown[]
  refuses?: readonly unknown[]
}

const issuesOf = ({ schema }: Leaf, value: unknown) => z.safeParse(schema, value).error?.issues ?? []

/** Issues of a list's items are tested separately. */
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

/** How a field differs from its limit; empty if it does not. */
export function departures(leaf: Leaf, limit: Limit): string[] {
  const { min, max, kind, isShortestWrong = false, accepts = [], refuses = [] } = limit
  const accepted = [
    ...accepts,
    ...(min === undefined || isShortestWrong ? [] : [valueOf(limit, min)]),
    ...(max === undefined ? [] : [valueOf(limit, max)]),
  ]
  const wrong = accepted
    .filter((value) => ownIssues(leaf, value, limit).length > 0)
    .map((value) => `${leaf.place} refuses ${shown(value)} (${limit.source})`)
  for (const value of refuses) {
    if (ownIssues(leaf, value, limit).length === 0) wrong.push(`${leaf.place} takes ${shown(value)} (${limit.source})`)
  }
  // Forms show the limit from the issue; a value within the limit must have no such issue.
  const names = (size: number, code: 'too_small' | 'too_big', expected: boolean) => {
    const has = ownIssues(leaf, valueOf(limit, size), limit).some((issue) => issue.code === code)
    if (has !== expected)
      wrong.push(`${leaf.place} ${has ? 'says' : 'does not say'} that ${size} is ${code} (${limit.source})`)
  }
  if (min !== undefined) names(min, 'too_small', false)
  if (min !== undefined && (kind === 'number' || min > 0)) names(min - 1, 'too_small', true)
  if (max !== undefined) names(max, 'too_big', false)
  if (max !== undefined) names(max + 1, 'too_big', true)
  return wrong
}
