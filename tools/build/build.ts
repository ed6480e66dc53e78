/** `npm run build`, first part: the production build in dist/. */
import { execFileSync } from 'node:child_process'

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'inherit' })

run(process.execPath, 'tools/build/split-messages.ts')
run('vite', 'build', '--logLevel', 'warn')
