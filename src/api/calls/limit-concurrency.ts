/** Maximum concurrent calls of one query, or of one bulk command. */
const AT_ONCE = 3

/** Reads or sends something of each item, few at once; results are in item order. @throws the first error */
export async function limitConcurrency<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Promise<Value>,
  atOnce = AT_ONCE,
): Promise<Value[]> {
  const values: Value[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one worker reads one item after the other
      values[at] = await read(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
