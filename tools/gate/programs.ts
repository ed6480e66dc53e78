import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that deploy/start.sh and its tests run, with their Debian packages. */
const SERVERS = { nginx: 'nginx-light', caddy: 'caddy', envsubst: 'gettext-base', jq: 'jq', openssl: 'openssl' }
/** Has no browser UI, and runs the same tests in two thirds of the time. It has no back-forward cache. */
export const SHELL = 'chromium-headless-shell'
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Not every PATH has the last ones. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs. */
export const findProgram = (...names: string[]): string | undefined =>
  FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun)

/** The full browser: CHROMIUM_PATH, then the PATH, then the usual places of macOS, then Playwright's own (undefined). */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH
  if (!own) return findProgram(...CHROMIUMS) ?? MAC.find(canRun)
  if (!canRun(own)) throw new Error(`CHROMIUM_PATH is ${own}, which cannot be run.`)
  return own
}

/** The shell; the full browser if it is not installed. */
export const findHeadlessShell = (): string | undefined =>
  (process.env.CHROMIUM_PATH ? undefined : findProgram(SHELL)) ?? findChromium()

/** The Debian packages of the servers that are missing. */
export const missingServers = (): string[] =>
  Object.entries(SERVERS).flatMap(([name, debian]) => (findProgram(name) ? [] : [debian]))

/** @returns a PATH with the production servers and the programs that start them. @throws Error naming what to install */
export function findServers(): string {
  const missing = missingServers()
  if (missing.length > 0) {
    throw new Error(
      `Servers are missing: install them (Debian: apt-get install ${missing.join(' ')}; macOS: brew install nginx caddy gettext jq openssl).`,
    )
  }
  return FOLDERS.join(delimiter)
}
