/**
 * Writes dist-sbom.json next to the build: the shipped packages, in CycloneDX. `npm sbom --omit dev` omits packages that a
 * devDependency needs too, React among them, so this filters the full list by npm's marks instead.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

type Component = { 'bom-ref': string; scope?: string; properties?: { name: string }[] }
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

// Optional packages are types, or depend on the machine (Node.js itself); none is bundled.
const components = sbom.components.filter(
  ({ scope, properties = [] }) =>
    scope !== 'optional' && properties.every(({ name }) => name !== 'cdx:npm:package:development'),
)
const refs = new Set([sbom.metadata.component, ...components].map((component) => component['bom-ref']))
const dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => refs.has(needed)) }))
writeFileSync('dist-sbom.json', `${JSON.stringify({ ...sbom, components, dependencies }, undefined, 2)}\n`)
console.info(`${components.length} packages in dist-sbom.json`)
