import { createFormHook } from '@tanstack/react-form'
import { CheckboxField, SwitchField } from './checkbox-field'
import { RadioField, SelectField } from './choice-field'
import { fieldContext, formContext } from './form-contexts'
import { FormNotice } from './form-notice'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { EmailField, TextAreaField, TextField } from './text-field'

/** The portal's forms: `useAppForm({ ...bodyForm(…).options, defaultValues, onSubmit })` inside a FormRoot. */
export const { useAppForm, withForm, useTypedAppFormContext } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    EmailField,
    PasswordField,
    RadioField,
    SelectField,
    SwitchField,
    TextAreaField,
    TextField,
  },
  formComponents: { FormNotice, SubmitButton },
})
