import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ComponentProps } from 'react'
import { withFieldGroup } from '../app-form'
import type { AsyncCheck } from '../submit/async-check'
import type { NewPasswordField } from './new-password-field'

export const NOBODY = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' }
export type PersonValues = typeof NOBODY

export const personOf = ({ firstName, lastName, emailAddress, phoneNumber }: PersonValues): PersonValues => ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
})

const NAMES = { firstName: 'firstName', lastName: 'lastName' } as const

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
  check: AsyncCheck
  emailHint?: string
  hasOptionalPhone?: boolean
}

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
  check: AsyncCheck
  hint: string
  limits: ComponentProps<typeof NewPasswordField>['limits']
}

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
