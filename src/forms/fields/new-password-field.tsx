import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { type PasswordRuleId, passwordRules } from '@/values/people/credentials'
import { PasswordField, type PasswordFieldProps } from './typed-text-fields'
import { useField } from './use-field'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'describedBy'> {
  username: string
}

const LIMITS = { min: NEW_PASSWORD_MIN, max: NEW_PASSWORD_MAX }

const RULE_TEXTS: Record<PasswordRuleId, () => string> = {
  length: () => m.form_password_rule_length(LIMITS),
  lowercase: () => m.form_password_rule_lower(),
  uppercase: () => m.form_password_rule_upper(),
  digit: () => m.form_password_rule_digit(),
  symbol: () => m.form_password_rule_symbol(),
  'no-white-space': () => m.form_password_rule_space(),
  'not-username': () => m.form_password_rule_username(),
}

/** A new password with a checklist of rules that updates while typing (VAL-04). */
export function NewPasswordField({ username, ...rest }: NewPasswordFieldProps) {
  const { id, value } = useField<string>(false)
  const listId = `${id}-rules`
  return (
    <div className="space-y-3">
      <PasswordField {...rest} autoComplete="new-password" describedBy={listId} />
      <div id={listId} data-slot="password-checklist" className="text-sm">
        <p className="text-muted-foreground">{m.form_password_rules()}</p>
        <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {passwordRules(LIMITS).map((rule) => {
            // A fulfilled rule has an icon and a text for screen readers.
            const isMet = rule.test(value, username)
            return (
              <li
                key={rule.id}
                data-met={isMet}
                className={clsx('flex items-center gap-2', isMet ? 'text-success' : 'text-muted-foreground')}
              >
                {isMet ? <Check className="size-4 shrink-0" /> : <Circle className="size-4 shrink-0 p-0.5" />}
                <span>{RULE_TEXTS[rule.id]()}</span>
                <span className="sr-only">{isMet ? m.form_password_rule_met() : m.form_password_rule_unmet()}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
