/**
 * `npm run build`, second part: the compressed files of dist/, and the files beside it. The static stage does without them.
 * The steps run at the same time.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

async function tool(name: string): Promise<void> {
  const { stdout, stderr } = await run(process.execPath, [`tools/build/${name}.ts`])
  process.stdout.write(stdout)
  process.stderr.write(stderr)
}

await Promise.all([tool('compress-build'), tool('write-sbom'), tool('write-config-schema')])
