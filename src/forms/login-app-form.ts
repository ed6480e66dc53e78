import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './fields/checkbox-field'
import { PasswordField } from './fields/password-field'
import { TextField } from './fields/text-field'
import { fieldContext, formContext } from './form-contexts'
import { SubmitButton } from './submit/submit-button'

/** useAppForm with only the login's fields, so that the first page loads no calendar or list code. */
export const { useAppForm: useLoginAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { CheckboxField, PasswordField, TextField },
  formComponents: { SubmitButton },
})
