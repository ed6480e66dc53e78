import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '@/language/locale'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/content/error-summary'
import { useFormContext, useFormRoot } from '../form-contexts'

/**
 * Lists the errors of a long form as links to the fields, after a rejected submit. Labels and errors are read from the
 * rendered fields, so each text is defined only once.
 */
export function FormErrorSummary() {
  const locale = useLocale()
  const form = useFormContext()
  const { attempted } = useFormRoot()
  const metas = useStore(form.store, (state) => state.fieldMeta)
  const ref = useRef<HTMLDivElement>(null)
  const [items, setItems] = useState<readonly ErrorSummaryItem[]>([])
  useEffect(() => {
    const formElement = ref.current?.closest('form')
    const next = attempted && formElement ? readErrors(formElement) : []
    setItems((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }, [attempted, metas, locale])
  return (
    <div ref={ref}>
      <ErrorSummary title={m.form_summary_title()} errors={items} />
    </div>
  )
}

function readErrors(form: HTMLElement): ErrorSummaryItem[] {
  return [...form.querySelectorAll('[data-slot=field]:has([aria-invalid=true])')].flatMap((field) => {
    const control = field.querySelector('[aria-invalid=true]')
    const fieldId = control?.id || field.id
    const label = labelOf(field)
    const error = field.querySelector('[data-slot=field-message]')?.textContent ?? ''
    return fieldId === '' ? [] : [{ fieldId, message: `${label}: ${error}` }]
  })
}

/** The text of a field's label without additions such as "(valinnainen)". */
function labelOf(field: Element): string {
  const label = field.querySelector('legend, label')?.cloneNode(true)
  if (!(label instanceof Element)) return ''
  for (const note of label.querySelectorAll('[data-slot=label-note]')) note.remove()
  return label.textContent.trim()
}
