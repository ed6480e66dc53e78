import { expect, test } from 'vitest'
import { isSavedAs, profileBody, toProfileValues } from './profile-values'

const EERO = {
  username: 'eero.makela',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@yritys.example',
  isEmailVerified: true,
}

test('requires a phone number unless the user has had none, like the signatory of a contract [ACC-06]', () => {
  const without = profileBody(EERO, false)
  expect(without.errors(toProfileValues(EERO))).toEqual({})
  expect(isSavedAs(EERO, without.read(toProfileValues(EERO)))).toBe(true)
  const phoneNumber = '+358401234567'
  expect(without.read({ ...toProfileValues(EERO), phoneNumber: '040 123 4567' })).toMatchObject({ phoneNumber })
  const found = profileBody({ ...EERO, phoneNumber }, false).errors({ ...toProfileValues(EERO), phoneNumber: '' })
  expect(found).toHaveProperty('phoneNumber')
})
