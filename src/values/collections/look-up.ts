/** The entry of a table for a value of a reply; `other` for a value that the table does not have (CTR-07). */
export const lookUp = <Entry>(
  table: { readonly [key: string]: Entry | undefined },
  key: string | number | undefined,
  other: Entry,
): Entry => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined) ?? other

export const isKeyOf = <Key extends string | number>(
  table: Readonly<Record<Key, unknown>>,
  value: string | number | undefined,
): value is Key => value !== undefined && Object.hasOwn(table, value)

/** Shown for a value that is missing or cannot be read (CTR-07). */
export const MISSING = '–'
