import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { withFieldGroup } from '../app-form'
import type { AsyncCheck } from '../submit/async-check'

export const NOBODY = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' }
export type PersonValues = typeof NOBODY

export const personOf = ({ firstName, lastName, emailAddress, phoneNumber }: PersonValues): PersonValues => ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
})

/** For a form with these fields at its top level. */
export const PERSON = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  phoneNumber: 'phoneNumber',
} as const

interface NameFieldsProps {
  /** Not the user: the browser must not fill in the user's own details. */
  isOther?: boolean
  autofocus?: boolean
}

// Only for type inference: the caller passes the props.
const NAME_PROPS: NameFieldsProps = {}

export const NameFields = withFieldGroup({
  defaultValues: { firstName: '', lastName: '' },
  props: NAME_PROPS,
  render: function Names({ group, isOther, autofocus }) {
    const [given, family] = isOther ? ['off', 'off'] : ['given-name', 'family-name']
    return (
      <div className="grid gap-6 sm:grid-cols-2">
        <group.AppField name="firstName">
          {(field) => <field.TextField label={m.sign_up_first_name()} autoComplete={given} autofocus={autofocus} />}
        </group.AppField>
        <group.AppField name="lastName">
          {(field) => <field.TextField label={m.sign_up_last_name()} autoComplete={family} />}
        </group.AppField>
      </div>
    )
  },
})

interface PersonFieldsProps extends NameFieldsProps {
  check: AsyncCheck
  emailHint?: ReactNode
  /** For an email address that cannot be changed. */
  locked?: { readOnly: boolean; describedBy: string } | undefined
  hasOptionalPhone?: boolean
}

export const PersonFields = withFieldGroup({
  defaultValues: NOBODY,
  // Only for type inference: the caller passes the props.
  props: {} as PersonFieldsProps,
  render: function Person({ group, check, emailHint, locked, hasOptionalPhone, ...names }) {
    const fill = names.isOther && { autoComplete: 'off' }
    const email = { label: m.sign_up_email(), hint: emailHint, check, ...fill, ...locked }
    const phone = { label: m.sign_up_phone(), hint: m.form_phone_hint(), optional: hasOptionalPhone, ...fill }
    return (
      <>
        <NameFields form={group} fields={{ firstName: 'firstName', lastName: 'lastName' }} {...names} />
        <group.AppField name="emailAddress" validators={check.validators}>
          {(field) => <field.EmailField {...email} />}
        </group.AppField>
        <group.AppField name="phoneNumber">{(field) => <field.PhoneField {...phone} />}</group.AppField>
      </>
    )
  },
})

export const LoginFields = withFieldGroup({
  defaultValues: { username: '', password: '' },
  // Only for type inference: the caller passes the props.
  props: {} as { check: AsyncCheck; hint: string },
  render: function Login({ group, check, hint }) {
    const username = useStore(group.store, (state) => state.values.username)
    return (
      <>
        <group.AppField name="username" validators={check.validators}>
          {(field) => <field.UsernameField label={m.sign_up_username()} hint={hint} check={check} />}
        </group.AppField>
        <group.AppField name="password">
          {(field) => <field.NewPasswordField label={m.sign_up_password()} username={username} />}
        </group.AppField>
      </>
    )
  },
})
