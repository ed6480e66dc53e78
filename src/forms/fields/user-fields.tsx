import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ComponentProps } from 'react'
import { withFieldGroup } from '../app-form'
import type { AsyncCheck } from '../submit/async-check'
import type { NewPasswordField } from './new-password-field'

/** Initial values for a person without an account. */
export const NOBODY = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' }
export type PersonValues = typeof NOBODY

/** The person of a form that has other fields, too. */
export const personOf = ({ firstName, lastName, emailAddress, phoneNumber }: PersonValues): PersonValues => ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
})

const NAMES = { firstName: 'firstName', lastName: 'lastName' } as const

/** First and last name side by side; `fields` maps them to the form's fields. */
export const NameFields = withFieldGroup({
  defaultValues: { firstName: '', lastName: '' },
  render: function Names({ group }) {
    return (
      <div className="grid gap-6 sm:grid-cols-2">
        <group.AppField name="firstName">
          {(field) => <field.TextField label={m.sign_up_first_name()} autoComplete="given-name" />}
        </group.AppField>
        <group.AppField name="lastName">
          {(field) => <field.TextField label={m.sign_up_last_name()} autoComplete="family-name" />}
        </group.AppField>
      </div>
    )
  },
})

interface PersonFieldsProps {
  /** Checks whether the address accepts mail (VAL-02). */
  check: AsyncCheck
  emailHint?: string
  hasOptionalPhone?: boolean
}

/** Personal data of someone without an account; `fields` maps them to the form's fields. */
export const PersonFields = withFieldGroup({
  defaultValues: NOBODY,
  // Only for type inference: the caller passes the props.
  props: {} as PersonFieldsProps,
  render: function Person({ group, check, emailHint, hasOptionalPhone = false }) {
    return (
      <>
        <NameFields form={group} fields={NAMES} />
        <group.AppField name="emailAddress" validators={check.validators}>
          {(field) => <field.EmailField label={m.sign_up_email()} hint={emailHint} check={check} />}
        </group.AppField>
        <group.AppField name="phoneNumber">
          {(field) => (
            <field.PhoneField label={m.sign_up_phone()} hint={m.form_phone_hint()} optional={hasOptionalPhone} />
          )}
        </group.AppField>
      </>
    )
  },
})

interface LoginFieldsProps {
  /** Checks whether the username is available (VAL-03). */
  check: AsyncCheck
  hint: string
  limits: ComponentProps<typeof NewPasswordField>['limits']
}

/** Username and password of a new account; `fields` maps them to the form's fields. */
export const LoginFields = withFieldGroup({
  defaultValues: { username: '', password: '' },
  // Only for type inference: the caller passes the props.
  props: {} as LoginFieldsProps,
  render: function Login({ group, check, hint, limits }) {
    const username = useStore(group.store, (state) => state.values.username)
    return (
      <>
        <group.AppField name="username" validators={check.validators}>
          {(field) => <field.UsernameField label={m.sign_up_username()} hint={hint} check={check} />}
        </group.AppField>
        <group.AppField name="password">
          {(field) => <field.NewPasswordField label={m.sign_up_password()} limits={limits} username={username} />}
        </group.AppField>
      </>
    )
  },
})
