import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './checkbox-field'
import { CountryField, RadioField, SelectField } from './choice-field'
import { ConfirmLeave } from './confirm-leave'
import { DateField } from './date-field'
import { fieldContext, formContext } from './form-contexts'
import { FormErrorSummary } from './form-error-summary'
import { FormNotice } from './form-notice'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { SwitchField } from './switch-field'
import { TextField } from './text-field'
import { EmailField, MoneyField, PhoneField, TextAreaField, UsernameField } from './typed-text-fields'

/** The portal's forms: `useAppForm({ ...bodyForm(…).options, defaultValues, onSubmit })` inside a FormRoot. */
export const { useAppForm, withForm, useTypedAppFormContext } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    CountryField,
    DateField,
    EmailField,
    MoneyField,
    NewPasswordField,
    PasswordField,
    PhoneField,
    RadioField,
    SelectField,
    SwitchField,
    TextAreaField,
    TextField,
    UsernameField,
  },
  formComponents: { ConfirmLeave, FormErrorSummary, FormNotice, SubmitButton },
})
