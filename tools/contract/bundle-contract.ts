import { execFileSync } from 'node:child_process'
import type { Contract } from './contract-document.ts'

/** Runs Redocly. @returns what it prints. @throws Error with its messages */
export function redocly(...args: string[]): string {
  try {
    return execFileSync('node_modules/.bin/redocly', args, {
      stdio: 'pipe',
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`redocly ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error })
  }
}

/** Bundles the files of a contract into one document. @throws Error naming unresolved references. */
export const bundleContract = (file = 'openapi/portal.yaml'): Contract =>
  JSON.parse(redocly('bundle', file, '--ext', 'json')) as Contract
