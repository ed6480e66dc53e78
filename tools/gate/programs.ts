import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of the PATH. */
export const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter)

export const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs in these folders. */
export const findProgram = (names: readonly string[], folders: readonly string[] = pathFolders()): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun)

/** Whether this user may install packages. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

/** Installs Debian's packages. */
export function install(packages: readonly string[]): void {
  console.info(`Installing ${packages.join(', ')} from the distribution’s packages.`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
