import { readFileSync } from 'node:fs'

type Locked = { version: string; dev?: boolean; optional?: boolean }

/** The shipped packages by path: no devDependencies, and no packages for this machine only. */
export function shippedPackages(): Map<string, Locked> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  // Optional packages depend on the machine (Node.js itself); none is bundled.
  return new Map(Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional))
}
