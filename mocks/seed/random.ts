/** A seeded random sequence. */
export type Random = {
  /** 0 ≤ value < 1 */
  next: () => number
  /** A random integer, both ends included. */
  int: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
  /** A number of digits, the first not 0. */
  digits: (count: number) => string
}

/** FNV-1a over the key's parts. */
function hash(key: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  for (const character of key.join('|')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}

/**
 * A mulberry32 generator. The key contains seed, company and purpose, so that a change in one table does not affect others.
 */
export function makeRandom(...key: (string | number)[]): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      // The index is within the list.
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
    chance: (probability) => next() < probability,
    digits: (count) => String(int(10 ** (count - 1), 10 ** count - 1)),
  }
}
