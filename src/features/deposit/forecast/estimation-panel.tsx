import { m } from '@generated/messages/messages.js'
import { useId, useState } from 'react'
import { Switch } from '@/ui/inputs/switch'
import type { Cents } from '@/values/money'
import { Estimation } from './estimation'

/** DEP-02, DEP-03: collapsible panel; it loads its data only while open. */
export function EstimationPanel({ onUse }: { onUse: (sum: Cents) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="space-y-4">
      <Switch
        label={m.deposit_estimate_toggle()}
        hint={m.deposit_estimate_hint()}
        checked={isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onChange={(event) => setIsOpen(event.target.checked)}
      />
      <div id={id}>{isOpen && <Estimation onUse={onUse} />}</div>
    </div>
  )
}
