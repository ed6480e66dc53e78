/** `npm run build`: the production build in dist/ and the files beside it. Independent steps run at the same time. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

async function step(command: string, ...words: string[]): Promise<void> {
  const { stdout, stderr } = await run(command, words)
  process.stdout.write(stdout)
  process.stderr.write(stderr)
}
const tool = (name: string) => step(process.execPath, `tools/build/${name}.ts`)

async function buildPages() {
  await tool('compile-messages')
  await step('vite', 'build', '--logLevel', 'warn')
  await tool('compress-build')
}

await Promise.all([buildPages(), tool('write-sbom'), tool('write-config-schema')])
