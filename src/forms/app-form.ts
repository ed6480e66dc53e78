import { m } from '@generated/messages/messages.js'
import { createFormHook } from '@tanstack/react-form'
import { ConfirmLeave } from './draft/confirm-leave'
import { CheckboxField, SwitchField } from './fields/checkbox-field'
import { RadioField, SelectField } from './fields/choice-field'
import { DateField } from './fields/date-field'
import { NewPasswordField } from './fields/new-password-field'
import { TextField } from './fields/text-field'
import {
  BusinessIdField,
  EmailField,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  TextAreaField,
  UsernameField,
} from './fields/typed-text-fields'
import { fieldContext, formContext } from './form-contexts'
import { FormNotice } from './form-notice'
import { isOfOtherSession, unlock } from './form-state'
import { FormRefusal } from './submit/press'
import { SubmitButton } from './submit/submit-button'

const library = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    BusinessIdField,
    CheckboxField,
    DateField,
    EmailField,
    MoneyField,
    NewPasswordField,
    NumberField,
    PasswordField,
    PhoneField,
    RadioField,
    SelectField,
    SwitchField,
    TextAreaField,
    TextField,
    UsernameField,
  },
  formComponents: { ConfirmLeave, FormNotice, SubmitButton },
})

export const { withFieldGroup, useTypedAppFormContext } = library

/** The portal's forms: `useAppForm({ ...bodyForm(…).options, defaultValues, onSubmit })` inside a FormRoot. */
export const useAppForm: typeof library.useAppForm = ({ onSubmit, ...options }) =>
  library.useAppForm({
    ...options,
    onSubmit: (submitted) => {
      // Another user may have logged in during the validation. The calls of onSubmit would carry that user's token.
      if (isOfOtherSession(submitted.formApi)) throw new FormRefusal(() => m.error_generic())
      unlock(submitted.formApi)
      return onSubmit?.(submitted)
    },
  })
