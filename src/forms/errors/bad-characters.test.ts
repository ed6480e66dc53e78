import { CreateContactBody } from '@generated/api/contacts/contacts.zod'
import { SignContractBody } from '@generated/api/sign-up/sign-up.zod'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { badCharacters } from './bad-characters'

/** The bad characters of one body field, taken from the issue of the generated validator. */
function found(schema: z.ZodMiniType, body: object, path: string, text: string): string[] {
  const issue = schema.safeParse(body).error?.issues.find((one) => one.path.join('.') === path)
  if (issue?.code !== 'invalid_format' || issue.pattern === undefined) throw new Error(`${path} breaks no pattern`)
  return badCharacters(text, issue.pattern)
}

test.each([
  ['userName', 'sänna!virtanen', ['ä', '!']],
  ['userName', 'aino virtanen', [' ']],
  ['firstName', 'Aino2 % 2', ['2', '%']],
  // All characters are allowed, but the first one must be a letter.
  ['firstName', '-Aino', []],
  ['phoneNumber', '040', []],
])('the %s "%s" contains these forbidden characters: %j [VAL-03] [VAL-12]', (field, text, expected) => {
  expect(found(CreateContactBody, { [field]: text }, field, text)).toEqual(expected)
})

test.each([
  ['companyInformation.companyName', 'Yhtiö – Bolag', ['–']],
  ['companyInformation.companyName', 'Oy 100 %', ['%']],
  ['companyInformation.postCode', '114 55', [' ']],
])('the %s "%s" contains these forbidden characters: %j [VAL-08] [VAL-12]', (path, text, expected) => {
  const [part = '', field = ''] = path.split('.')
  expect(found(SignContractBody, { [part]: { [field]: text } }, path, text)).toEqual(expected)
})
