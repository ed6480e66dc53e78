import { m } from '@generated/messages/messages.js'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/inputs/button'

/** Copies a text to the clipboard, in the form that banks accept, and tells whether that succeeded. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  const Icon = state === 'copied' ? Check : Copy
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <span role="status" className="text-sm text-muted-foreground">
        {state === 'copied' && m.payments_copied()}
        {state === 'failed' && m.payments_copy_failed()}
      </span>
      <Button variant="outline" size="sm" aria-label={m.payments_copy({ what })} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
        {m.payments_copy_short()}
      </Button>
    </span>
  )
}
