/**
 * The entry of a table for a value of a reply; `other` for one that the table does not know (CTR-07). The type of such a
 * value is no key of the table, so nothing but this reads it.
 */
export const lookUp = <Entry>(
  table: { readonly [key: string]: Entry | undefined },
  key: string | number | undefined,
  other: Entry,
): Entry => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined) ?? other

/** Whether a value of a reply is one of a table's. */
export const isKeyOf = <Key extends string | number>(
  table: Readonly<Record<Key, unknown>>,
  value: string | number | undefined,
): value is Key => value !== undefined && Object.hasOwn(table, value)
