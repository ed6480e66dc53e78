/** Runs a task for each item, some at once; results are in item order. @throws the error of the first task that fails */
export async function limitConcurrency<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one worker does one task after the other
      values[at] = await task(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
