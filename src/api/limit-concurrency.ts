/** Runs tasks with limited concurrency; results are in task order. @throws the error of the first task that fails */
export async function limitConcurrency<Value>(
  tasks: readonly (() => Promise<Value>)[],
  atOnce: number,
): Promise<Value[]> {
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
