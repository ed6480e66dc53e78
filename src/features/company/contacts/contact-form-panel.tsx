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
  /** Set when adding: reason why an empty form cannot be submitted. */
  unchangedReason?: string
  emailCheck: AsyncCheckOptions
  emailHint?: string | undefined
  usernameHint?: string
  /** Admins can read the login data of a contact but not change it. */
  isLocked?: boolean
  isPhoneOptional?: boolean
}

/** Fields of error codes, for replies that do not name the field. */
const FIELD_OF_CODE = {
  username_taken: 'userName',
  email_address_taken: 'emailAddress',
  invalid_email_address: 'emailAddress',
}

/** Side panel that adds or edits a contact (COM-06); confirms before discarding input. */
export function ContactFormPanel(props: ContactFormPanelProps) {
  const {
    form,
    title,
    submitLabel,
    unchangedReason,
    emailCheck,
    emailHint,
    usernameHint,
    isLocked = false,
    isPhoneOptional = false,
    ...root
  } = props
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
            <field.PhoneField
              label={contactLabel('phoneNumber')}
              hint={m.form_phone_hint()}
              optional={isPhoneOptional}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="userName">
          {(field) => (
            <field.UsernameField
              label={contactLabel('userName')}
              hint={usernameHint ?? m.contacts_username_hint()}
              autoComplete="off"
              {...locked}
            />
          )}
        </form.AppField>
      </div>
    </FormSheet>
  )
}
