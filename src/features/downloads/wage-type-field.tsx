import { m } from '@generated/messages/messages.js'
import { useId, useState } from 'react'
import { missingPart } from '@/forms/errors/focus-first-error'
import { FieldDescription, FieldMessage } from '@/ui/inputs/field'
import { Input } from '@/ui/inputs/input'
import { Label } from '@/ui/inputs/label'

export interface WageTypeFieldProps {
  text: string
  limit: number
  onText: (text: string) => void
  /** The missing wage type blocks the download. */
  isMissing: boolean
}

/** DWN-02: the wage type written to every row; shown only while its column is active. */
export function WageTypeField({ text, limit, onText, isMissing }: WageTypeFieldProps) {
  const id = useId()
  const [isLeft, setIsLeft] = useState(false)
  const trimmed = text.trim()
  const error = errorOf(trimmed, limit, isLeft)
  return (
    <div className="max-w-80" {...missingPart(isMissing)}>
      <Label htmlFor={id}>{m.downloads_wage_type()}</Label>
      <FieldDescription id={`${id}-hint`}>{m.downloads_wage_type_hint()}</FieldDescription>
      <Input
        id={id}
        className="mt-1"
        autoComplete="off"
        value={text}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-message`}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => setIsLeft(true)}
      />
      <div id={`${id}-message`} aria-live="polite" className="mt-1 min-h-6">
        {error !== undefined && <FieldMessage>{error}</FieldMessage>}
      </div>
    </div>
  )
}

function errorOf(text: string, limit: number, isLeft: boolean): string | undefined {
  if (text.length > limit) return m.form_error_too_long({ count: limit })
  return text === '' && isLeft ? m.downloads_wage_type_missing() : undefined
}
