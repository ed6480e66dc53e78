import { m } from '@generated/messages/messages.js'
import { Textarea } from '@/ui/inputs/textarea'
import { isWholeFinnishBusinessId, normaliseBusinessId } from '@/values/identifiers/business-id'
import { formatEuroInput, parseEuros } from '@/values/numbers/money'
import { normalisePhone } from '@/values/people/phone'
import { FieldLayout, type FieldProps } from './field-layout'
import { TextField, type TextFieldProps } from './text-field'
import { useField } from './use-field'

/** A new username; `check` asks the server whether it is available (VAL-03). */
export const UsernameField = (props: TextFieldProps) => (
  <TextField
    autoCapitalize="none"
    spellCheck={false}
    autoComplete="username"
    checkTexts={{ success: m.form_username_free(), failed: m.form_username_check_failed() }}
    {...props}
  />
)

/** A phone number; normalised to a plus and digits on blur (VAL-07). */
export const PhoneField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" normalize={normalisePhone} {...props} />
)

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

/** A whole number as text, which `wholeNumber` of parsers.ts reads. */
export const NumberField = (props: Omit<TextFieldProps, 'type' | 'numeric' | 'inputMode'>) => (
  <TextField autoComplete="off" {...props} inputMode="numeric" numeric />
)

function asEuroText(text: string): string {
  const read = parseEuros(text)
  return read.ok ? formatEuroInput(read.value) : text
}

export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} autoComplete="email" {...props} />
)

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password; never trimmed (VAL-17). The field name must contain "password". */
export const PasswordField = (props: PasswordFieldProps) => <TextField {...props} type="password" />

export function TextAreaField({ rows, ...props }: FieldProps & { rows?: number }) {
  const field = useField<string>(props.hint !== undefined)
  return (
    <FieldLayout {...field} {...props}>
      <Textarea
        {...field.controlProps()}
        rows={rows}
        value={field.value}
        aria-required={!props.optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldLayout>
  )
}
