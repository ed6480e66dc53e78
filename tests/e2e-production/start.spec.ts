import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { safeParse } from 'zod/mini'
import { RuntimeConfig } from '@/api/config/runtime-config-schema'
import { findServers } from '../../tools/gate/programs'
import { productionConfig } from '../../tools/gate/start-server'
import { temporaryFolder } from '../../tools/gate/temporary-folder'
import { API, makeClosings, runStart, SERVERS, serve } from './own-server'

const test = base.extend<{ closings: ReturnType<typeof makeClosings> }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
  closings: async ({}, use) => {
    const closings = makeClosings()
    await use(closings)
    await closings.close()
  },
})

/** The message of deploy/start.sh when it refuses to start. */
async function refusal(variables: Record<string, string>) {
  const { code, output } = await runStart('nginx', { API_UPSTREAM: API, ...variables })
  expect([code === 0, output]).toEqual([false, expect.any(String)])
  return output.trim()
}

test('does not start with a configuration that the portal would refuse, and names the fields', async () => {
  const right = JSON.parse(productionConfig()) as Record<string, unknown>
  const { environment: _, ...withoutEnvironment } = right
  const wrong: [unknown, string[]][] = [
    [withoutEnvironment, ['environment']],
    [{ ...right, environment: 'staging' }, ['environment']],
    [{ ...right, productName: { fi: 'Etuportaali' } }, ['productName.en']],
    [{ ...right, productName: 'Etuportaali', apiBaseUrl: null }, ['apiBaseUrl', 'productName']],
    [{ ...right, paymentProviderHosts: ['pay.example.fi', 7] }, ['paymentProviderHosts.1']],
    [{ ...right, reCaptchaSiteKey: 7 }, ['reCaptchaSiteKey']],
    [{ ...right, reportUrl: 'http://errors.example.fi' }, ['reportUrl']],
    [{ ...right, reportUrl: '//errors.example.fi/x' }, ['reportUrl']],
    [{ ...right, reportUrl: "https://errors.example.fi/'; script-src *" }, ['reportUrl']],
    [[right], ['config.json']],
  ]
  for (const [config, fields] of wrong) {
    const said = await refusal({ PORTAL_CONFIG: JSON.stringify(config) })
    expect(said).toContain('PORTAL_CONFIG is not valid')
    const named = said
      .split('not valid: ')[1]
      ?.split(';')
      .map((problem) => problem.split(' ')[0])
    expect(named?.toSorted()).toEqual(fields)
    // The portal's own check names the same fields.
    const issues = safeParse(RuntimeConfig, config).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.') || 'config.json').toSorted()).toEqual(fields)
  }
  for (const text of ['', ' ', '{"environment":', '{} {}', 'production']) {
    expect(await refusal({ PORTAL_CONFIG: text })).toMatch(/PORTAL_CONFIG is not (set|JSON)/)
  }
})

test('does not start unless the file with the style hash holds a hash', async () => {
  expect(await refusal({ STYLE_HASH_FILE: '/nowhere' })).toContain('STYLE_HASH_FILE cannot be read')
  // A readable file without a hash.
  expect(await refusal({ STYLE_HASH_FILE: 'package.json' })).toContain('STYLE_HASH_FILE must hold a hash')
})

test('does not start without an API, and trusts one without checking its certificate on this machine only', async () => {
  expect(await refusal({ API_UPSTREAM: '' })).toContain('API_UPSTREAM is not set')
  for (const API_UPSTREAM of [
    'api.example.fi',
    'https://api.example.fi/v1',
    'https://user@api.example.fi',
    'https://a b',
  ]) {
    expect(await refusal({ API_UPSTREAM })).toContain('API_UPSTREAM must be')
  }
  for (const host of ['api.example.fi', '10.0.0.1', '127.0.0.1.example.fi', 'localhost.example.fi']) {
    const off = { API_UPSTREAM: `https://${host}`, API_UPSTREAM_VERIFY: 'off' }
    expect(await refusal(off)).toContain(`is for an API on this machine only, not for ${host}`)
  }
  expect(await refusal({ API_UPSTREAM_VERIFY: 'no' })).toContain('API_UPSTREAM_VERIFY must be')
  const unreadable = { API_UPSTREAM: 'https://api.example.fi', API_UPSTREAM_CA: '/none.pem' }
  expect(await refusal(unreadable)).toContain('API_UPSTREAM_CA cannot be read')
  expect(await refusal({ PAYMENT_HOSTS: "https://pay.example.fi; script-src 'unsafe-inline'" })).toContain(
    'PAYMENT_HOSTS',
  )
  expect(await refusal({ SECURITY_CONTACT: 'somebody' })).toContain('SECURITY_CONTACT')
})

for (const { name } of SERVERS) {
  test(`${name} says where to report a vulnerability, and its policy allows calls to a report address on another origin`, async ({
    closings,
  }) => {
    const { origin } = await serve(closings, name, {
      API_UPSTREAM: API,
      API_ORIGIN: 'https://api.example.fi',
      PORTAL_CONFIG: productionConfig({ reportUrl: 'https://errors.example.fi:8443/portal?key=1' }),
      SECURITY_CONTACT: 'mailto:security@example.fi',
    })
    await test.step('a security.txt that expires within a year', async () => {
      const answer = await fetch(`${origin}/.well-known/security.txt`)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
      const lines = (await answer.text()).trimEnd().split('\n')
      const [contact, expires, languages] = lines
      expect([lines.length, contact, languages]).toEqual([
        3,
        'Contact: mailto:security@example.fi',
        'Preferred-Languages: fi, en',
      ])
      expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      const days = (Date.parse(expires?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(170)
      expect(days).toBeLessThan(365)
    })
    await test.step('nginx also requests policy reports', async () => {
      const policy = (await fetch(`${origin}/login`)).headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("connect-src 'self' https://api.example.fi https://errors.example.fi:8443;")
      expect(policy.includes('; report-uri /csp-report')).toBe(name === 'nginx')
    })
  })
}

test('without a report address the policy requests no reports', async () => {
  for (const { name, origin } of SERVERS) {
    const answer = await fetch(`${origin}/csp-report`, { method: 'POST', body: '{}' })
    expect([name, answer.status]).toEqual([name, name === 'nginx' ? 404 : 405])
  }
})

test('does not start with a trusted proxy that is not an IP address', async () => {
  for (const wrong of ['proxy.example.fi', '10.0.0.0/8;', '10.0.0.1 1; }']) {
    expect(await refusal({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES must hold addresses')
  }
})

test('the image installs Debian’s packages of its base image’s date, or fails to build', () => {
  const file = join(temporaryFolder(), 'debian.sources')
  const pin = () => execFileSync('sh', ['deploy/pin-debian.sh', file], { stdio: 'pipe' })
  const archive = 'http://snapshot.debian.org/archive/debian/20261101T000000Z'
  writeFileSync(file, `Types: deb\n# ${archive}\nURIs: http://deb.debian.org/debian\nSuites: bookworm\n`)
  pin()
  expect(readFileSync(file, 'utf8')).toBe(`Types: deb\nURIs: ${archive}\nCheck-Valid-Until: no\nSuites: bookworm\n`)
  writeFileSync(file, 'Types: deb\nURIs: http://deb.debian.org/debian\n')
  expect(pin).toThrow('names no snapshot')
})

test('the image lists Debian’s packages as well as those of the build', () => {
  const folder = temporaryFolder()
  const rows = 'nginx-light\\t1.22.1-9+deb12u7\\tall\\njq\\t1.6-2.1\\tamd64\\n'
  writeFileSync(join(folder, 'dpkg-query'), `#!/bin/sh\nprintf '${rows}'\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'os-release'), 'ID=debian\nVERSION_ID="12"\n')
  writeFileSync(join(folder, 'built.json'), JSON.stringify({ bomFormat: 'CycloneDX', components: [{ name: 'react' }] }))
  const listed = execFileSync('sh', ['deploy/list-debian.sh', join(folder, 'built.json')], {
    env: { PATH: `${folder}:${findServers()}`, OS_RELEASE: join(folder, 'os-release') },
    encoding: 'utf8',
  })
  const { bomFormat, components } = JSON.parse(listed) as { bomFormat: string; components: Record<string, string>[] }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.map(({ name, version, purl }) => [name, version, purl])).toEqual([
    ['react', undefined, undefined],
    ['nginx-light', '1.22.1-9+deb12u7', 'pkg:deb/debian/nginx-light@1.22.1-9%2Bdeb12u7?arch=all&distro=debian-12'],
    ['jq', '1.6-2.1', 'pkg:deb/debian/jq@1.6-2.1?arch=amd64&distro=debian-12'],
  ])
})
