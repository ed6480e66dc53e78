import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The walks through all screens and large files start first: they take long, and the last file to start may run alone. */
const isLong = (path: string, file: string) => file.startsWith('tests/') || statSync(path).size > 9_000

/**
 * Jitter mode: shuffles the test files of each project by the seed. Vitest's own shuffle mixes the projects, and a worker that
 * changes its project restarts and loads the portal again.
 */
export class ShuffleWithinProjects extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      const file = relative(root, moduleId)
      const hash = createHash('sha1').update(`${sequence.seed} ${file}`).digest('hex')
      return `${project.name} ${isLong(moduleId, file) ? 0 : 1} ${hash}`
    }
    const places = new Map(files.map((file) => [file, placeOf(file)]))
    return Promise.resolve(
      files.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1)),
    )
  }
}
