import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const SHELLS = ['chromium-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const runs = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (names: readonly string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((directory) => names.map((name) => join(directory, name)))

/** The full browser: CHROMIUM_PATH, then the PATH, then the usual places of macOS, then Playwright's own (undefined). */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH
  if (own) {
    if (!runs(own)) throw new Error(`CHROMIUM_PATH is ${own}, which cannot be run.`)
    return own
  }
  return [...onPath(NAMES), ...MAC].find(runs)
}

/**
 * chromium-headless-shell, which has no browser UI and runs the same tests in two thirds of the time; the full browser if it is
 * not installed. The shell has no back-forward cache.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : (onPath(SHELLS).find(runs) ?? findChromium())

/**
 * Finds the browsers, or installs Debian's packages if this user may: the full browser for tests of the back-forward cache, the
 * shell for all others. Without the shell all tests use the full browser.
 * @throws Error naming what to install, if there is no browser
 */
export async function ensureChromium(): Promise<void> {
  const { chromium } = await import('@playwright/test')
  const isThere = findChromium() !== undefined || runs(chromium.executablePath())
  if (isThere && (process.env.CHROMIUM_PATH || onPath(SHELLS).some(runs))) return
  if (process.getuid?.() === 0 && directoriesHold('apt-get')) {
    try {
      install([...(isThere ? [] : NAMES.slice(0, 1)), ...SHELLS])
    } catch (error) {
      if (!isThere) throw error
      console.info(
        'The headless shell cannot be installed here: all tests run in the full browser, which takes longer.',
      )
    }
  }
  if (isThere || findChromium()) return
  throw new Error(
    'No Chromium or Chrome was found: install one (Debian: apt-get install chromium chromium-headless-shell; or npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}

function install(packages: readonly string[]): void {
  console.info(`Installing ${packages.join(' and ')} from the distribution’s packages.`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function directoriesHold(command: string): boolean {
  return onPath([command]).some(runs)
}
