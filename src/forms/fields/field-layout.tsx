import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { FieldDescription, FieldMessage, type FieldMessageProps } from '@/ui/inputs/field'
import { Label } from '@/ui/inputs/label'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Marks the label as optional. All other fields are required. */
  optional?: boolean
  className?: string
}

export interface FieldLayoutProps extends FieldProps {
  id: string
  /** Needed only with a hint. */
  hintId?: string
  messageId: string
  error: string | undefined
  /** A message that is not an error, such as the state of an asynchronous check (VAL-14). */
  status?: { tone: NonNullable<FieldMessageProps['tone']>; text: string } | undefined
  children: ReactNode
}

/** The message is announced when it appears. */
export function FieldLayout(props: FieldLayoutProps) {
  const { label, hint, optional, className, id, hintId, messageId, error, status, children } = props
  return (
    <div data-slot="field" className={className}>
      <Label htmlFor={id} note={optional ? m.form_optional() : undefined}>
        {label}
      </Label>
      {hint !== undefined && <FieldDescription id={hintId}>{hint}</FieldDescription>}
      <div className="mt-1">{children}</div>
      <FieldStatus id={messageId} error={error} status={status} />
    </div>
  )
}

/** The live region must be mounted before its message, otherwise screen readers miss the first message. */
export function FieldStatus({ id, error, status }: Pick<FieldLayoutProps, 'error' | 'status'> & { id: string }) {
  const shown = error === undefined ? status : { tone: 'error' as const, text: error }
  return (
    <div aria-live="polite">
      {shown && (
        <FieldMessage id={id} tone={shown.tone} className="mt-1">
          {shown.text}
        </FieldMessage>
      )}
    </div>
  )
}
