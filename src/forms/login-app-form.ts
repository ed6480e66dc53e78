import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './fields/checkbox-field'
import { PasswordField } from './fields/password-field'
import { TextField } from './fields/text-field'
import { fieldContext, formContext } from './form-contexts'
import { SubmitButton } from './submit/submit-button'

/** As useAppForm, with the fields of the login alone: the first page must not wait for calendars and lists. */
export const { useAppForm: useLoginAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { CheckboxField, PasswordField, TextField },
  formComponents: { SubmitButton },
})
