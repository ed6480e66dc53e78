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

/** The whole browser: CHROMIUM_PATH, then the PATH, then the usual places of macOS, then Playwright's own (undefined). */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH
  if (own) {
    if (!runs(own)) throw new Error(`CHROMIUM_PATH names ${own}, which cannot be run.`)
    return own
  }
  return [...onPath(NAMES), ...MAC].find(runs)
}

/**
 * Chromium without the pages of the browser itself, which needs two thirds of the time for the same tests; the whole one
 * where there is none. It has no back-forward cache.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : (onPath(SHELLS).find(runs) ?? findChromium())

/**
 * Finds the browsers, or installs Debian's where this user may: the whole one for pages that come back from the cache, the
 * shell for the rest. Without the shell all tests run in the whole one; without any browser it says what is missing.
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
        'The headless shell cannot be installed here: the tests run in the whole browser, which takes longer.',
      )
    }
  }
  if (isThere || findChromium()) return
  throw new Error(
    'No Chromium or Chrome was found: install one (Debian: apt-get install chromium chromium-headless-shell; or npx playwright install chromium), or name it in CHROMIUM_PATH.',
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
