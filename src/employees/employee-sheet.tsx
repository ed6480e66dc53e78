import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { asAnyForm } from '@/forms/any-form'
import { useConfirmClose } from '@/forms/draft/confirm-leave'
import { FormRoot, type FormRootProps } from '@/forms/form-root'
import { Button } from '@/ui/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle, sheetFormClass } from '@/ui/sheet'

export interface EmployeeSheetProps
  extends Pick<FormRootProps, 'form' | 'rules' | 'record' | 'describeUnknown' | 'draft' | 'codes'> {
  title: string
  /** Changes when the form begins anew, as after one of several employees. */
  resetKey?: number
  /** Between the fields and the buttons. */
  aboveFooter?: ReactNode
  /** Before the buttons, such as the add-another switch. */
  extra?: ReactNode
  submit: ReactNode
  onClose: () => void
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** A slide-out with an employee's form; asks before typed values are thrown away (EMP-04, EMP-10). */
export function EmployeeSheet(props: EmployeeSheetProps) {
  const { form, title, resetKey = 0, aboveFooter, extra, submit, onClose, returnFocusTo, children, ...root } = props
  const { ask, dialog } = useConfirmClose(asAnyForm(form))
  const requestClose = () => {
    // While it is being sent nothing closes it.
    if (!asAnyForm(form).state.isSubmitting) ask(onClose)
  }
  return (
    <>
      <Sheet open onOpenChange={requestClose}>
        <SheetContent size="lg" returnFocusTo={returnFocusTo}>
          <SheetHeader closeLabel={m.employees_close()}>
            <SheetTitle>{title}</SheetTitle>
          </SheetHeader>
          <FormRoot {...root} key={resetKey} form={form} notice="placed" className={sheetFormClass} aria-label={title}>
            <SheetBody>{children}</SheetBody>
            {aboveFooter}
            {/* In the order of the screen: what changes the press stands before it. */}
            <SheetFooter className="flex-row! justify-end">
              {Boolean(extra) && <div className="mr-auto flex items-center max-sm:w-full">{extra}</div>}
              <Button variant="outline" onClick={requestClose}>
                {m.employees_cancel()}
              </Button>
              {submit}
            </SheetFooter>
          </FormRoot>
        </SheetContent>
      </Sheet>
      {dialog}
    </>
  )
}
