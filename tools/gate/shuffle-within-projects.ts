import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The walks through all screens start first, and small files last: a long file that starts last runs alone at the end. */
function rankOf(path: string, file: string): number {
  if (file.startsWith('tests/')) return 0
  return statSync(path).size > 5000 ? 1 : 2
}

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
      return `${project.name} ${rankOf(moduleId, file)} ${hash}`
    }
    const places = new Map(files.map((file) => [file, placeOf(file)]))
    return Promise.resolve(
      files.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1)),
    )
  }
}
