import { delimiter, dirname } from 'node:path'
import { findProgram, install, mayInstall, pathFolders } from './programs.ts'

/** Programs that deploy/start.sh and its tests run, and their Debian packages. */
const PROGRAMS = { nginx: 'nginx-light', caddy: 'caddy', envsubst: 'gettext-base', jq: 'jq', openssl: 'openssl' }
type Program = keyof typeof PROGRAMS
const NAMES = Object.keys(PROGRAMS) as Program[]

const pathOf = (name: Program) =>
  findProgram([name], [...pathFolders(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'])
const missing = () => NAMES.filter((name) => !pathOf(name))

/** The production servers and the programs that start them. @returns a PATH with all of them. @throws Error naming what to install */
export function findServers(): string {
  const lacking = missing()
  if (lacking.length > 0) {
    const packages = lacking.map((name) => PROGRAMS[name]).join(' ')
    throw new Error(
      `${lacking.join(', ')} not found: install them (Debian: apt-get install ${packages}; macOS: brew install nginx caddy gettext jq openssl).`,
    )
  }
  return [...new Set([...pathFolders(), ...NAMES.map((name) => dirname(pathOf(name) ?? ''))])].join(delimiter)
}

/** Finds the programs, or installs Debian's packages if this user may. @throws Error naming what to install */
export function ensureServers(): void {
  const lacking = missing()
  if (lacking.length > 0 && mayInstall()) install(lacking.map((name) => PROGRAMS[name]))
  findServers()
}
