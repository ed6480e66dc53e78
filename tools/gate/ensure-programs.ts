/**
 * Finds the programs that browser tests need, or installs Debian's packages if this user may: the production servers, the full
 * browser for tests of the back-forward cache, and the headless shell for all others. Without the shell all tests use the full
 * browser.
 */
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { canRun, findChromium, findProgram, findServers, missingServers, SHELL } from './programs.ts'

const hasBrowser = () => findChromium() !== undefined || canRun(chromium.executablePath())
const mayInstall = process.getuid?.() === 0 && findProgram('apt-get') !== undefined

function install(packages: readonly string[]): void {
  if (packages.length === 0) return
  console.info(`Installing ${packages.join(', ')} from the distribution’s packages.`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

try {
  if (mayInstall) install([...(hasBrowser() ? [] : ['chromium']), ...missingServers()])
  if (mayInstall && !findProgram(SHELL) && !process.env.CHROMIUM_PATH) {
    try {
      install([SHELL])
    } catch {
      console.info(
        'The headless shell cannot be installed here: all tests run in the full browser, which takes longer.',
      )
    }
  }
  if (!hasBrowser()) {
    throw new Error(
      'No Chromium or Chrome was found: install one (Debian: apt-get install chromium chromium-headless-shell; or npx playwright install chromium), or set CHROMIUM_PATH.',
    )
  }
  findServers()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
