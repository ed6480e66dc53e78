import { m } from '@generated/messages/messages.js'
import { useTypedAppFormContext } from '@/forms/app-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { emailCheck } from '@/shell/field-checks'
import { NOBODY } from './new-user'

/** Whose account it is, in a form whose values hold PersonValues. */
export function PersonFields() {
  const form = useTypedAppFormContext({ defaultValues: NOBODY })
  const email = useAsyncCheck(emailCheck(() => undefined))
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextField label={m.sign_up_first_name()} autoComplete="given-name" />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.TextField label={m.sign_up_last_name()} autoComplete="family-name" />}
        </form.AppField>
      </div>
      <form.AppField name="emailAddress" validators={email.validators}>
        {(field) => <field.EmailField label={m.sign_up_email()} hint={m.sign_up_email_hint()} check={email} />}
      </form.AppField>
      <form.AppField name="phoneNumber">
        {(field) => <field.PhoneField label={m.sign_up_phone()} hint={m.form_phone_hint()} optional />}
      </form.AppField>
    </>
  )
}
