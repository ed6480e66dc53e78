import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

export interface ErrorSummaryItem {
  /** Id of the control that the link focuses. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  title: string
  errors: readonly ErrorSummaryItem[]
  headingLevel?: 2 | 3
  /** To focus the summary after a rejected submit. */
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The errors of a long form, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, headingLevel = 2, ref, className }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div
      data-slot="error-summary"
      role="alert"
      ref={ref}
      tabIndex={-1}
      className={clsx('rounded-lg border border-error-border bg-error-surface p-4', className)}
    >
      <Heading className="flex items-start gap-3 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-error" />
        {title}
      </Heading>
      <ul className="mt-2 space-y-1 pl-8">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className="inline-flex min-h-6 items-center rounded-sm text-error underline underline-offset-4 hover:decoration-2"
              onClick={(event) => {
                // Focus the field instead of following the fragment: the router owns the URL.
                event.preventDefault()
                focusField(fieldId)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Scrolls to a control and focuses it; in a group (fieldset) the checked control or the first one. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId)
  const control =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input, select, textarea, button') ??
    field
  if (!control) return
  control.focus({ preventScroll: true })
  ;(field ?? control).scrollIntoView({ block: 'center' })
}
