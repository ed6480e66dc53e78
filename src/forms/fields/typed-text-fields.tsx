import { m } from '@generated/messages/messages.js'
import { Textarea } from '@/ui/inputs/textarea'
import { isWholeFinnishBusinessId, normaliseBusinessId } from '@/values/business-id'
import { formatEuroInput, parseEuros } from '@/values/money'
import { normalisePhone } from '@/values/phone'
import { FieldLayout, type FieldProps } from './field-layout'
import { TextField, type TextFieldProps } from './text-field'
import { useField } from './use-field'

/** A new username; `check` asks the server whether it is available (VAL-03). */
export function UsernameField({ autoComplete = 'username', checkTexts, ...rest }: TextFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={autoComplete}
      checkTexts={{
        success: m.form_username_free(),
        failed: m.form_username_check_failed(),
        ...checkTexts,
      }}
      {...rest}
    />
  )
}

/** A phone number; normalised to a plus and digits on blur (VAL-07). */
export function PhoneField({ autoComplete = 'tel', ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField type="tel" inputMode="tel" autoComplete={autoComplete} normalize={normalisePhone} {...rest} />
}

/** A business id. Its validity is shown once it is complete (VAL-06). Validate it with `businessIdFits`. */
export function BusinessIdField(props: Omit<TextFieldProps, 'normalize' | 'isComplete'>) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      hint={m.form_business_id_hint()}
      completeText={m.form_business_id_right()}
      isShort
      {...props}
      normalize={normaliseBusinessId}
      isComplete={isWholeFinnishBusinessId}
    />
  )
}

/** Euros as text with a comma, which `euros` of parsers.ts turns into cents (FMT-03, FMT-04). */
export function MoneyField(props: Omit<TextFieldProps, 'type' | 'numeric' | 'endMark' | 'inputMode'>) {
  return <TextField autoComplete="off" normalize={asEuroText} {...props} inputMode="decimal" numeric endMark="€" />
}

function asEuroText(text: string): string {
  const read = parseEuros(text)
  return read.ok ? formatEuroInput(read.value) : text
}

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

/** Multi-line text field. */
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
