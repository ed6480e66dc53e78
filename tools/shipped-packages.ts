import { readFileSync } from 'node:fs'

type Locked = { version: string; dev?: boolean; optional?: boolean }

/** The packages that ship, by their path below the project: neither devDependencies nor tools of the machine. */
export function shippedPackages(): Map<string, Locked> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  // Optional packages are the machine's (Node itself); none is bundled.
  return new Map(Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional))
}
