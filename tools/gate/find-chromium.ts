import { canRun, findProgram, install, mayInstall } from './programs.ts'

const SHELLS = ['chromium-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The full browser: CHROMIUM_PATH, then the PATH, then the usual places of macOS, then Playwright's own (undefined). */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH
  if (!own) return findProgram(NAMES) ?? MAC.find(canRun)
  if (!canRun(own)) throw new Error(`CHROMIUM_PATH is ${own}, which cannot be run.`)
  return own
}

/**
 * chromium-headless-shell, which has no browser UI and runs the same tests in two thirds of the time; the full browser if it is
 * not installed. The shell has no back-forward cache.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : (findProgram(SHELLS) ?? findChromium())

/**
 * Finds the browsers, or installs Debian's packages if this user may: the full browser for tests of the back-forward cache, the
 * shell for all others. Without the shell all tests use the full browser.
 * @throws Error naming what to install, if there is no browser
 */
export async function ensureChromium(): Promise<void> {
  const { chromium } = await import('@playwright/test')
  const isThere = findChromium() !== undefined || canRun(chromium.executablePath())
  if (isThere && (process.env.CHROMIUM_PATH || findProgram(SHELLS))) return
  if (mayInstall()) {
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
