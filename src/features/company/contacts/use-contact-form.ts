import { useAppForm } from '@/forms/app-form'
import { type Press, pressOf } from '@/forms/submit/press'
import type { WithPassword } from '@/shell/password-popup'
import type { addContactForm, ContactValues } from './contact-form'

/** Form of both side panels; `rules` is addContactForm or the result of editContactForm(). */
export const useContactForm = (
  rules: Pick<typeof addContactForm, 'options'>,
  defaultValues: ContactValues,
  onSubmit: (values: ContactValues, press: Press<WithPassword | undefined>) => Promise<void>,
) =>
  useAppForm({
    ...rules.options,
    defaultValues,
    onSubmitMeta: pressOf<WithPassword | undefined>(),
    onSubmit: ({ value, meta }) => onSubmit(value, meta),
  })

export type ContactFormApi = ReturnType<typeof useContactForm>
