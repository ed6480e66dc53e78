import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const places = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

const find = (name: string): string | undefined =>
  places()
    .map((place) => join(place, name))
    .find((file) => existsSync(file))

/** The production server's program. @throws Error saying what to install. */
export function findNginx(): string {
  const nginx = find('nginx')
  if (!nginx || !find('openssl')) {
    throw new Error(
      'nginx or openssl was not found: install both (Debian: apt-get install nginx-light openssl; macOS: brew install nginx openssl).',
    )
  }
  return nginx
}

/** Finds nginx and openssl, or installs Debian's where this user may; otherwise says in one sentence what is missing. */
export function ensureNginx(): void {
  if (find('nginx') && find('openssl')) return
  if (process.getuid?.() === 0 && find('apt-get')) {
    console.info('Installing nginx from the distribution’s packages.')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'openssl'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  findNginx()
}
