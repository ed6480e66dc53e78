import type { ComponentProps, ReactNode } from 'react'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { FieldLayout, type FieldProps } from './field-layout'
import { useField } from './use-field'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'placeholder' | 'readOnly' | 'spellCheck' | 'autoCapitalize'
>

export interface TextFieldProps extends FieldProps, InputAttributes {
  endMark?: ReactNode
  numeric?: boolean
  /** Focus goes here when the dialog around it opens. */
  autofocus?: boolean
  /** Changes the text when focus leaves the field, such as to upper case. */
  normalize?: (text: string) => string
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, optional, className, normalize, autofocus, ...attributes } = props
  const field = useField<string>(hint !== undefined)
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <Input
        {...attributes}
        {...field.controlProps()}
        value={field.value}
        aria-required={!optional}
        data-autofocus={autofocus ? '' : undefined}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => {
          const normalized = normalize?.(field.value) ?? field.value
          if (normalized !== field.value) field.change(normalized)
          field.blur()
        }}
      />
    </FieldLayout>
  )
}

/** An email address. */
export function EmailField({ autoComplete = 'email', ...rest }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      {...rest}
    />
  )
}

export interface TextAreaFieldProps extends FieldProps {
  rows?: number
}

/** Several lines of text. */
export function TextAreaField({ label, hint, optional, className, rows }: TextAreaFieldProps) {
  const field = useField<string>(hint !== undefined)
  return (
    <FieldLayout {...field} label={label} hint={hint} optional={optional} className={className}>
      <Textarea
        {...field.controlProps()}
        rows={rows}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldLayout>
  )
}
