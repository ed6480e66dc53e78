import { m } from '@generated/messages/messages.js'
import { useId } from 'react'
import { FormSheet, type FormSheetProps } from '@/forms/form-sheet'
import { type AsyncCheckOptions, useAsyncCheck } from '@/forms/submit/async-check'
import type { WithPassword } from '@/shell/password-popup'
import { contactLabel } from './contact-form'
import type { ContactFormApi } from './use-contact-form'

export interface ContactFormPanelProps
  extends Pick<
    FormSheetProps<WithPassword>,
    'title' | 'record' | 'question' | 'describeUnknown' | 'draft' | 'onClose' | 'returnFocusTo'
  > {
  form: ContactFormApi
  submitLabel: string
  /** Of the form that adds: nothing is typed yet. */
  unchangedReason?: string
  emailCheck: AsyncCheckOptions
  emailHint?: string | undefined
  /** An admin reads what the contact person logs in with, and does not change it. */
  isLocked?: boolean
}

/** What is about one field, also when the server does not name it. */
const FIELD_OF_CODE = {
  username_taken: 'userName',
  email_address_taken: 'emailAddress',
  invalid_email_address: 'emailAddress',
}

/** The slide-out that adds or edits a contact person (COM-06); asks before typed values are thrown away. */
export function ContactFormPanel(props: ContactFormPanelProps) {
  const { form, title, submitLabel, unchangedReason, emailCheck, emailHint, isLocked = false, ...root } = props
  const email = useAsyncCheck(emailCheck)
  const reasonId = useId()
  const locked = isLocked ? { readOnly: true, describedBy: reasonId } : undefined
  return (
    <FormSheet
      {...root}
      form={form}
      title={title}
      codes={FIELD_OF_CODE}
      submit={
        <form.SubmitButton whenInvalid="disable" needsChange unchangedReason={unchangedReason}>
          {submitLabel}
        </form.SubmitButton>
      }
    >
      <div className="space-y-6">
        <form.ConfirmLeave />
        <form.FormNotice />
        {isLocked && (
          <p id={reasonId} className="text-sm text-muted-foreground">
            {m.profile_impersonated_locked()}
          </p>
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <form.AppField name="firstName">
            {(field) => <field.TextField label={contactLabel('firstName')} autoComplete="off" autofocus />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label={contactLabel('lastName')} autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="emailAddress" validators={email.validators}>
          {(field) => (
            <field.EmailField
              label={contactLabel('emailAddress')}
              hint={emailHint}
              autoComplete="off"
              check={email}
              {...locked}
            />
          )}
        </form.AppField>
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.PhoneField label={contactLabel('phoneNumber')} hint={m.form_phone_hint()} autoComplete="off" />
          )}
        </form.AppField>
        <form.AppField name="userName">
          {(field) => (
            <field.UsernameField
              label={contactLabel('userName')}
              hint={m.contacts_username_hint()}
              autoComplete="off"
              {...locked}
            />
          )}
        </form.AppField>
      </div>
    </FormSheet>
  )
}
