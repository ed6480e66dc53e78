import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Button } from '@/ui/inputs/button'
import { Sheet } from '@/ui/overlays/sheet'
import { asAnyForm } from './any-form'
import { ConfirmLeave, useConfirmClose } from './draft/confirm-leave'
import { FormNotice } from './form-notice'
import { FormRoot, type FormRootProps } from './form-root'

export interface FormSheetProps<Prepared = undefined>
  extends Pick<
    FormRootProps<Prepared>,
    'form' | 'rules' | 'codes' | 'before' | 'question' | 'describeUnknown' | 'draft'
  > {
  title: string
  /** Changes when the form is reset, e.g. before the next of several employees. */
  resetKey?: number
  aboveFooter?: ReactNode
  extra?: ReactNode
  submit: ReactNode
  onClose: () => void
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** A slide-out with a form and its notice. Asks for confirmation before input is discarded (EMP-04, EMP-10, COM-06). */
export function FormSheet<Prepared = undefined>(props: FormSheetProps<Prepared>) {
  const { form, title, resetKey = 0, aboveFooter, extra, submit, onClose, returnFocusTo, children, ...root } = props
  const { ask, dialog } = useConfirmClose(asAnyForm(form))
  const requestClose = () => {
    // A request in flight cannot be cancelled, so do not close meanwhile.
    if (!asAnyForm(form).state.isSubmitting) ask(onClose)
  }
  return (
    <>
      <Sheet
        title={title}
        onClose={requestClose}
        returnFocusTo={returnFocusTo}
        aboveFooter={aboveFooter}
        footerClass="justify-end max-sm:gap-2 max-sm:py-2"
        wrap={(parts) => (
          <FormRoot {...root} key={resetKey} form={form} notice="placed" className="contents" aria-label={title}>
            {parts}
          </FormRoot>
        )}
        footer={
          // DOM order matches the visual order: controls that affect the submit come before its button.
          <>
            {Boolean(extra) && <div className="mr-auto flex items-center max-sm:w-full">{extra}</div>}
            <Button variant="outline" onClick={requestClose}>
              {m.form_cancel()}
            </Button>
            {submit}
          </>
        }
      >
        <div className="space-y-6">
          {/* A form without a draft is a part of another one, which asks itself. */}
          {root.draft !== false && <ConfirmLeave />}
          <FormNotice />
          {children}
        </div>
      </Sheet>
      {dialog}
    </>
  )
}
