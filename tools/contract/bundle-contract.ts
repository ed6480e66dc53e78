import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from './contract-document.ts'

/** Bundles the files of a contract into one document. @throws Error naming unresolved references. */
export function bundleContract(file = 'openapi/portal.yaml'): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const bundle = join(folder, 'bundle.json')
    execFileSync('node_modules/.bin/redocly', ['bundle', file, '-o', bundle], {
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return JSON.parse(readFileSync(bundle, 'utf8')) as Contract
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`redocly bundle ${file} failed\n${stdout}${stderr}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
