/** Finds or installs the programs that browser tests need: a browser and the production servers. */
import { ensureChromium } from './find-chromium.ts'
import { ensureServers } from './find-servers.ts'

try {
  await ensureChromium()
  ensureServers()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
