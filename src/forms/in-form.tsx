import type { ReactNode } from 'react'
import { FormRoot, type FormRootProps } from './form-root'

type Options = Omit<FormRootProps, 'form' | 'children' | 'notice' | 'className'>

/** For `wrap` of a dialog, whose body and footer are one form. The body places `form.FormNotice` if the form can fail. */
export const inForm =
  (form: FormRootProps['form'], options: Options = { draft: false }) =>
  (parts: ReactNode) => (
    // `contents` keeps body and footer as items of the dialog's column.
    <FormRoot {...options} form={form} notice="placed" className="contents">
      {parts}
    </FormRoot>
  )
