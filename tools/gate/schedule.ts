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
 * @param onEnd called when a stage has ended
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<{ code: number; output: string }>,
  onEnd: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...stages]
  let free = cores
  const end = (outcome: Outcome) => {
    outcomes.push(outcome)
    onEnd(outcome)
  }
  const resultOf = (name: string) => outcomes.find(({ stage }) => stage.name === name)?.result
  const isChosen = (name: string) => stages.some((stage) => stage.name === name)
  const sources = ({ after = [] }: Stage) => after.filter(isChosen)

  async function play(stage: Stage) {
    const began = performance.now()
    const { code, output } = await run(stage)
    free += stage.cores
    end({ stage, result: code === 0 ? 'passed' : 'failed', output, ms: performance.now() - began })
    await startReady()
  }

  async function startReady(): Promise<void> {
    const started: Promise<void>[] = []
    for (const stage of stages.filter((one) => waiting.includes(one))) {
      const results = sources(stage).map(resultOf)
      if (results.some((result) => result === 'failed' || result === 'skipped')) {
        waiting.splice(waiting.indexOf(stage), 1)
        end({ stage, result: 'skipped', output: '', ms: 0 })
      } else if (results.every((result) => result === 'passed') && stage.cores <= free) {
        waiting.splice(waiting.indexOf(stage), 1)
        free -= stage.cores
        started.push(play(stage))
      }
    }
    await Promise.all(started)
  }

  await startReady()
  return outcomes
}
