/**
 * Writes dist-config-schema.json next to the build: the portal's rules for config.json as a JSON schema, with which
 * deploy/start.sh checks PORTAL_CONFIG (deploy/check-config.jq) before the server starts.
 */
import { writeFileSync } from 'node:fs'
import { toJSONSchema } from 'zod/v4/core'
import { RuntimeConfig } from '../../src/api/config/runtime-config-schema.ts'

/** Keywords that deploy/check-config.jq supports; it would silently ignore others. */
const KNOWN = new Set(['$schema', 'type', 'properties', 'required', 'items', 'enum', 'pattern'])
const TYPES = new Set(['object', 'array', 'string', 'boolean'])

const schema = toJSONSchema(RuntimeConfig, {
  io: 'input',
  override: ({ zodSchema, jsonSchema }) => {
    const { checks = [] } = zodSchema._zod.def
    const unknown = Object.keys(jsonSchema).filter((keyword) => !KNOWN.has(keyword))
    if (checks.some((check) => check._zod.def.check === 'custom')) unknown.push('a check in code')
    if (!TYPES.has(String(jsonSchema.type))) unknown.push(`type ${String(jsonSchema.type)}`)
    if (unknown.length > 0) throw new Error(`deploy/check-config.jq does not know ${unknown.join(', ')}`)
  },
})
writeFileSync('dist-config-schema.json', `${JSON.stringify(schema, undefined, 2)}\n`)
