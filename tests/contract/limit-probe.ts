/** Prints what form and fake API say of a first name of six letters; run by limit-change.test.ts in a copy of the project. */
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
const login = (await (await send('POST', '/api/login', { username: values.username, password: PASSWORD })).json()) as {
  accessToken: string
}
const answer = await send('PUT', '/api/user', values, `Bearer ${login.accessToken}`)
const text = await answer.text()
console.info(
  JSON.stringify({
    formRefuses: Object.keys(form.errors(values)),
    apiStatus: answer.status,
    apiFields: text
      ? (JSON.parse(text) as { errors: { fieldName?: string; code: string }[] }).errors.map(({ fieldName, code }) => [
          fieldName,
          code,
        ])
      : [],
  }),
)
process.exit(0)
