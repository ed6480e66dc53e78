/** Runs tasks, so many at a time, and answers in their order. @throws what the first failing one throws */
export async function inTurns<Value>(tasks: readonly (() => Promise<Value>)[], atOnce: number): Promise<Value[]> {
  const values: Value[] = []
  const waiting = tasks.entries()
  const work = async () => {
    for (const [at, task] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one worker does one task after the other
      values[at] = await task()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
