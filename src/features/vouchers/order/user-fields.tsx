import {
  createVoucherOrderBodyUserPasswordMax,
  createVoucherOrderBodyUserPasswordMin,
} from '@generated/api/vouchers/vouchers.zod'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useOrderAround, useOrderForm } from './order-context'

const LIMITS = { min: createVoucherOrderBodyUserPasswordMin, max: createVoucherOrderBodyUserPasswordMax }

/** VOU-25: who orders, and the login that comes to be with the order. */
export function UserFields() {
  const { checks } = useOrderAround()
  const form = useOrderForm()
  const username = useStore(form.store, (state) => state.values.user.username)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <form.AppField name="user.firstName">
          {(field) => <field.TextField label={m.orders_first_name()} autoComplete="given-name" />}
        </form.AppField>
        <form.AppField name="user.lastName">
          {(field) => <field.TextField label={m.orders_last_name()} autoComplete="family-name" />}
        </form.AppField>
      </div>
      <form.AppField name="user.emailAddress" validators={checks.email.validators}>
        {(field) => <field.EmailField label={m.orders_email()} check={checks.email} />}
      </form.AppField>
      <form.AppField name="user.phoneNumber">
        {(field) => <field.PhoneField label={m.orders_phone()} hint={m.form_phone_hint()} />}
      </form.AppField>
      <form.AppField name="user.username" validators={checks.username.validators}>
        {(field) => (
          <field.UsernameField label={m.login_username()} hint={m.orders_username_hint()} check={checks.username} />
        )}
      </form.AppField>
      <form.AppField name="user.password">
        {(field) => <field.NewPasswordField label={m.login_password()} limits={LIMITS} username={username} />}
      </form.AppField>
    </>
  )
}
