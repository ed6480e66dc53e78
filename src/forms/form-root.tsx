import {
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useOnce } from '@/browser/use-once'
import { useStableCallback } from '@/browser/use-stable-callback'
import { type AppFormLike, asAnyForm } from './any-form'
import { type FormDraft, useFormDraft } from './draft/form-draft'
import { focusFirstError } from './errors/focus-first-error'
import { FormRootContext, type FormStep } from './form-contexts'
import { FormNotice } from './form-notice'
import { formStateOf, type Rules } from './form-state'
import { type UseSubmitOptions, useSubmit } from './submit/use-submit'

export interface FormRootProps<Prepared = undefined>
  extends Omit<UseSubmitOptions<Prepared>, 'formId' | 'step' | 'onOutcome'> {
  form: AppFormLike
  children: ReactNode
  /** Replaces the rules of useAppForm. Memoise: a new object validates again. */
  rules?: Rules
  /** Where the notice is rendered: at the top of the form, or where the page renders `form.FormNotice`. */
  notice?: 'top' | 'placed'
  step?: FormStep
  /** Storage key. Needed if two forms of a page have the same initial values, or these change. False stores nothing. */
  draft?: string | false | FormDraft
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Replaces the default spacing between the fields, e.g. in a slide-out. */
  className?: string
}

export function FormRoot<Prepared = undefined>(props: FormRootProps<Prepared>) {
  const { form: givenForm, children, rules, notice = 'top', step, draft: givenDraft, ...rest } = props
  const { className, 'aria-label': label, 'aria-labelledby': labelledBy, ...options } = rest
  const form = asAnyForm(givenForm)
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [attempted, setAttempted] = useState(false)

  useLayoutEffect(() => {
    formStateOf(form).rules = rules
  }, [form, rules])
  useEffect(() => {
    // Validate before the first change too, for buttons that depend on validity.
    form.validateSync('change')
  }, [form, rules])

  const showErrors = useStableCallback(() => {
    if (step?.leadToErrors()) return
    // Synchronously: the errors must be in the document before the first one is focused.
    flushSync(() => {
      setAttempted(true)
      for (const [name, info] of Object.entries(form.fieldInfo)) {
        // Fields that appear later, such as a new list entry, show no errors yet.
        if (info?.instance) form.setFieldMeta(name, (meta) => ({ ...meta, isDirty: true, isBlurred: true }))
      }
    })
    if (ref.current && !focusFirstError(ref.current)) step?.leadToHiddenErrors()
  })
  // A page that was just opened renders its errors after the validation above.
  useOnce(step?.showsErrors === true, () => setTimeout(showErrors))

  const ownDraft = useFormDraft(form, typeof givenDraft === 'object' ? false : givenDraft)
  const draft = typeof givenDraft === 'object' ? givenDraft : ownDraft

  const { submit, objection, confirmation } = useSubmit(form, {
    ...options,
    formId: draft.formId,
    step,
    onOutcome: ({ kind }) => {
      if (kind !== 'sent') return showErrors()
      setAttempted(false)
      draft.forget()
    },
  })

  useImperativeHandle(step?.pressRef, () => (target) => void submit(target))

  const root = useMemo(() => ({ id, attempted, showErrors, draft }), [id, attempted, showErrors, draft])
  return (
    <form.AppForm>
      <FormRootContext value={root}>
        <form
          aria-label={label}
          aria-labelledby={labelledBy}
          ref={ref}
          // The form is submitted only by script.
          method="post"
          noValidate
          className={className ?? 'space-y-6'}
          onSubmit={(event) => {
            event.preventDefault()
            // React bubbles submit events of a portalled dialog's form to the form around it in the React tree.
            event.stopPropagation()
            void submit()
          }}
        >
          {notice === 'top' && <FormNotice />}
          {children}
        </form>
        {objection}
        {confirmation}
      </FormRootContext>
    </form.AppForm>
  )
}
