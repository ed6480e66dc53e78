/** Results of form and fake API for a first name of six letters; limit-change.test.ts runs it here and in a copy. */
import { UpdateUserBody } from '@generated/api/user/user.zod'
import { bodyForm } from '@/forms/body-form'
import { PASSWORD } from '../../mocks/control/scenarios.ts'
import { makeTestApi } from '../../mocks/node.ts'

const values = {
  username: 'aino.virtanen',
  firstName: 'Anneli',
  lastName: 'Virtanen',
  emailAddress: 'aino.virtanen@pyynikinpaahtimo.example',
  phoneNumber: '+358401234567',
  isUserImpersonate: false,
  password: PASSWORD,
}
/** The errors of the form, and the reply of the fake API. As a command it prints them. */
export async function probe(): Promise<object> {
  const form = bodyForm<typeof values, typeof UpdateUserBody>({ schema: UpdateUserBody, toBody: (given) => given })
  const api = makeTestApi()
  const send = async (method: string, path: string, body: object, authorization?: string) =>
    (await api.send(
      new Request(`http://portal.test${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
        body: JSON.stringify(body),
      }),
    )) as Response
  const answered = await send('POST', '/api/login', { username: values.username, password: PASSWORD })
  const { accessToken } = (await answered.json()) as { accessToken: string }
  const answer = await send('PUT', '/api/user', values, `Bearer ${accessToken}`)
  const text = await answer.text()
  const { errors = [] } = JSON.parse(text || '{}') as { errors?: { fieldName?: string; code: string }[] }
  return {
    formRefuses: Object.keys(form.errors(values)),
    apiStatus: answer.status,
    apiFields: errors.map(({ fieldName, code }) => [fieldName, code]),
  }
}

if (import.meta.filename === process.argv[1]) {
  console.info(JSON.stringify(await probe()))
  process.exit(0)
}
