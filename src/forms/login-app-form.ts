import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './checkbox-field'
import { fieldContext, formContext } from './form-contexts'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** As useAppForm, with the fields of the login alone: the first page must not wait for calendars and lists. */
export const { useAppForm: useLoginAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { CheckboxField, PasswordField, TextField },
  formComponents: { SubmitButton },
})
