export interface Stage {
  name: string
  group: 'static' | 'build' | 'unit' | 'e2e'
  /** A shell command without quotes; `npx` can repeat it. */
  command: string
  /** Number of cores it uses. */
  cores: number
  /** Stages whose output it needs. */
  after?: readonly string[]
}

export interface Outcome {
  stage: Stage
  /** `skipped`: a stage it depends on has failed. */
  result: 'passed' | 'failed' | 'skipped'
  output: string
  ms: number
}

/**
 * Runs each stage as soon as its dependencies have passed and its cores are free, in the order of the list.
 * @param run resolves with the exit code and the output of the stage
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<{ code: number; output: string }>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = new Set(stages)
  const running = new Map<Stage, Promise<void>>()
  const isChosen = (name: string) => stages.some((stage) => stage.name === name)
  const resultOf = (name: string) => outcomes.find(({ stage }) => stage.name === name)?.result
  const isFree = (wanted: number) => [...running.keys()].reduce((sum, stage) => sum + stage.cores, wanted) <= cores

  async function play(stage: Stage) {
    const began = performance.now()
    const { code, output } = await run(stage)
    running.delete(stage)
    outcomes.push({ stage, result: code === 0 ? 'passed' : 'failed', output, ms: performance.now() - began })
  }

  for (;;) {
    for (const stage of waiting) {
      const results = (stage.after ?? []).filter(isChosen).map(resultOf)
      if (results.some((result) => result === 'failed' || result === 'skipped')) {
        waiting.delete(stage)
        outcomes.push({ stage, result: 'skipped', output: '', ms: 0 })
      } else if (results.every((result) => result === 'passed') && isFree(stage.cores)) {
        waiting.delete(stage)
        running.set(stage, play(stage))
      }
    }
    if (running.size === 0) return outcomes
    await Promise.race(running.values())
  }
}
