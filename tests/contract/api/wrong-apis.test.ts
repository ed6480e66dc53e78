import { expect, test } from 'vitest'
import { runFake } from './run-fake.ts'
import { WRONG_APIS } from './wrong-apis.ts'

// That a correct API has no findings is proved by contract-tests.test.ts.
test.each(WRONG_APIS.map((api) => [api.what, api] as const))(
  'names the operation and %s [CTR-05]',
  async (_what, api) => {
    const { results, unseen } = await runFake(api.fault, { only: api.operations })
    const lines = [
      ...results.flatMap(({ operation, findings }) => findings.map((finding) => `${operation}: ${finding}`)),
      ...unseen.fields.map((field) => `${field} never occurred`),
    ]
    for (const finding of api.finds) expect(lines).toContain(finding.join(': '))
  },
)
