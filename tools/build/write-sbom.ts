/**
 * Writes dist-sbom.json next to the build: the shipped packages, in CycloneDX. `npm sbom --omit dev` omits packages that a
 * devDependency needs too, React among them, so this filters the full list instead.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { shippedPackages } from './shipped-packages.ts'

type Component = { 'bom-ref': string; name: string; version: string }
type Sbom = {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const report = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const sbom = JSON.parse(report) as Sbom
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const shipped = new Set([...shippedPackages()].map(([path, { version }]) => `${nameOf(path)}@${version}`))

const components = sbom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`))
const refs = new Set([sbom.metadata.component, ...components].map((component) => component['bom-ref']))
const dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => refs.has(needed)) }))

const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
const missing = [...shipped].filter((name) => !listed.has(name))
if (missing.length > 0) {
  console.error(`dist-sbom.json would lack ${missing.join(', ')}`)
  process.exit(1)
}
writeFileSync('dist-sbom.json', `${JSON.stringify({ ...sbom, components, dependencies }, undefined, 2)}\n`)
console.info(`${components.length} packages in dist-sbom.json`)
