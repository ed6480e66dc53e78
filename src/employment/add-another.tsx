import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { Switch } from '@/ui/inputs/checkbox'

/** EMP-11: several employees in a row. `resetKey` and `extra` are for FormSheet; `finish` closes or begins the next. */
export function useAddAnother(onClose: () => void) {
  const [addsAnother, setAddsAnother] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  const extra = (
    <Switch
      label={m.employees_add_another()}
      checked={addsAnother}
      onChange={(event) => setAddsAnother(event.target.checked)}
    />
  )
  const finish = (form: { reset: () => void }, hasPlace = true) => {
    if (!addsAnother || !hasPlace) {
      onClose()
      return
    }
    form.reset()
    setResetKey((count) => count + 1)
    // Wait for the render that empties the form.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus())
  }
  return { resetKey, extra, finish }
}
