import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Programs that deploy/start.sh and its tests run, and their Debian packages. */
const PROGRAMS = { nginx: 'nginx-light', caddy: 'caddy', envsubst: 'gettext-base', jq: 'jq', openssl: 'openssl' }
type Program = keyof typeof PROGRAMS

const places = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

const pathOf = (name: string): string | undefined =>
  places()
    .map((place) => join(place, name))
    .find((file) => existsSync(file))

const missing = () => (Object.keys(PROGRAMS) as Program[]).filter((name) => !pathOf(name))

/** The production servers and the programs that start them. @returns a PATH with all of them. @throws Error naming what to install */
export function findServers(): string {
  const lacking = missing()
  if (lacking.length > 0) {
    const packages = lacking.map((name) => PROGRAMS[name]).join(' ')
    throw new Error(
      `${lacking.join(', ')} not found: install them (Debian: apt-get install ${packages}; macOS: brew install nginx caddy gettext jq openssl).`,
    )
  }
  const folders = (Object.keys(PROGRAMS) as Program[]).map((name) => dirname(pathOf(name) ?? ''))
  return [...new Set([...(process.env.PATH ?? '').split(delimiter), ...folders])].join(delimiter)
}

/** Finds the programs, or installs Debian's packages if this user may. @throws Error naming what to install */
export function ensureServers(): void {
  const lacking = missing()
  if (lacking.length > 0 && process.getuid?.() === 0 && pathOf('apt-get')) {
    console.info(`Installing ${lacking.join(', ')} from the distribution’s packages.`)
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const packages = lacking.map((name) => PROGRAMS[name])
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  findServers()
}
