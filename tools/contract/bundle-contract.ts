import { execFileSync } from 'node:child_process'
import type { Contract } from './contract-document.ts'

/** Bundles the files of a contract into one document. @throws Error naming unresolved references. */
export function bundleContract(file = 'openapi/portal.yaml'): Contract {
  try {
    const bundle = execFileSync('node_modules/.bin/redocly', ['bundle', file, '--ext', 'json'], {
      stdio: 'pipe',
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return JSON.parse(bundle) as Contract
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`redocly cannot bundle ${file}\n${stdout}${stderr}`, { cause: error })
  }
}
