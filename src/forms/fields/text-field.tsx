import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import { Input, type InputProps } from '@/ui/inputs/input'
import { PasswordInput } from '@/ui/inputs/password-input'
import type { AsyncCheck, Finding } from '../submit/async-check'
import { FieldLayout, type FieldLayoutProps, type FieldProps } from './field-layout'
import { useField } from './use-field'

type InputAttributes = Pick<
  InputProps,
  'autoComplete' | 'inputMode' | 'type' | 'readOnly' | 'spellCheck' | 'autoCapitalize' | 'endMark' | 'numeric'
>

export interface TextFieldProps extends FieldProps, InputAttributes {
  /** For a code of up to about ten characters: the field is as short as what is typed. */
  isShort?: boolean
  autofocus?: boolean
  /** Changes the text on blur, e.g. to upper case. */
  normalize?: (text: string) => string
  check?: AsyncCheck
  checkTexts?: { success: string; failed?: string }
  /** Ids of further texts. */
  describedBy?: string
  /** Whether the text has its full length; from then on its validity is shown at once. */
  isComplete?: (text: string) => boolean
  completeText?: string
  /** A button beside the input. */
  beside?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, hint, optional, className, normalize, autofocus, check, checkTexts, describedBy, ...rest } = props
  const { isComplete, completeText, isShort = rest.numeric, beside, ...attributes } = rest
  const field = useField<string>(hint !== undefined, check, isComplete)
  const isFit = completeText !== undefined && isComplete?.(field.value)
  const fit = isFit ? { tone: 'success' as const, text: completeText } : undefined
  const status = field.error === undefined ? (checkStatus(field.finding, checkTexts) ?? fit) : undefined
  const controlProps = field.controlProps(status !== undefined)
  const Control: ComponentType<InputProps> = attributes.type === 'password' ? PasswordInput : Input
  const control = (
    <Control
      {...attributes}
      {...controlProps}
      className={isShort ? 'max-w-40' : attributes.type === 'tel' ? 'max-w-64' : undefined}
      aria-describedby={clsx(controlProps['aria-describedby'], describedBy) || undefined}
      value={field.value}
      aria-required={!optional && !attributes.readOnly}
      data-autofocus={autofocus ? '' : undefined}
      onChange={(event) => field.change(event.target.value)}
      onBlur={() => {
        const normalized = normalize?.(field.value) ?? field.value
        if (normalized !== field.value) field.change(normalized)
        field.blur()
      }}
    />
  )
  return (
    <FieldLayout {...field} status={status} label={label} hint={hint} optional={optional} className={className}>
      {beside ? (
        <span className="flex flex-wrap gap-2">
          {control}
          {beside}
        </span>
      ) : (
        control
      )}
    </FieldLayout>
  )
}

function checkStatus(finding: Finding | undefined, texts: TextFieldProps['checkTexts']): FieldLayoutProps['status'] {
  if (finding === 'processing') return { tone: 'processing', text: m.form_check_processing() }
  if (finding === 'success' && texts) return { tone: 'success', text: texts.success }
  if (finding === 'failed') return { tone: 'attention', text: texts?.failed ?? m.form_check_failed() }
  return undefined
}
