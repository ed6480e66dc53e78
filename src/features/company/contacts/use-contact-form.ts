import { useAppForm } from '@/forms/app-form'
import type { addContactForm, ContactValues } from './contact-form'

/** The form of both slide-outs; `rules` are addContactForm or editContactForm's. */
export const useContactForm = (
  rules: Pick<typeof addContactForm, 'options'>,
  defaultValues: ContactValues,
  onSubmit: (values: ContactValues) => Promise<void>,
) => useAppForm({ ...rules.options, defaultValues, onSubmit: ({ value }) => onSubmit(value) })

export type ContactFormApi = ReturnType<typeof useContactForm>
