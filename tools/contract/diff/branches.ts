import { type Contract, resolve, type Schema } from '../contract-document.ts'

/** A union as its branches, by the values of its discriminator. */
export type Branches = { key: string; values: string[]; of: (value: string) => Schema; fields: Schema }

type Side = { document: Contract; schema: Schema | undefined }

/** The branches of a union with a discriminator; undefined for any other schema. */
export function branchesOf({ document, schema }: Side): Branches | undefined {
  const union = schema && resolve(document, schema)
  const { propertyName: key, mapping } = (union?.discriminator ?? {}) as {
    propertyName?: string
    mapping?: Record<string, string>
  }
  if (key === undefined || mapping === undefined) return undefined
  const of = (value: string) => resolve<Schema>(document, { $ref: mapping[value] })
  const values = Object.keys(mapping)
  const fields = Object.assign({}, ...values.map((value) => of(value).properties)) as Schema
  return { key, values, of, fields }
}

/** A flat schema viewed as the branches of a union. Fields of other branches are optional in it, so none is lost. */
export function branchesAs({ document, schema }: Side, { key }: Branches): Branches | undefined {
  const flat = schema && resolve(document, schema)
  const own = flat?.properties as Schema | undefined
  const choice = own && resolve(document, (own[key] ?? {}) as Schema)
  if (!flat || !own || !Array.isArray(choice?.enum)) return undefined
  return { key, values: choice.enum as string[], of: () => flat, fields: own }
}

/** A branch without its discriminator (compared separately) and without fields that `other` ignores for this value. */
export function branch({ key, of }: Branches, value: string, other: Branches): Schema {
  const isIgnored = (name: string) => name in other.fields && !(name in ((other.of(value).properties ?? {}) as Schema))
  const { properties = {}, required = [], ...rest } = of(value) as { properties?: Schema; required?: string[] }
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name !== key && !isIgnored(name))),
    required: required.filter((name) => name !== key),
  }
}
