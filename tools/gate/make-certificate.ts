import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Makes a temporary certificate for this machine or for a name. @returns the files of key and certificate */
export function makeCertificate(name?: string): { key: string; cert: string } {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = name ? ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`] : ['-subj', '/CN=127.0.0.1']
  const subject = ['-nodes', '-days', '2', ...names, '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', ...subject], {
    stdio: 'ignore',
  })
  return { key, cert }
}
