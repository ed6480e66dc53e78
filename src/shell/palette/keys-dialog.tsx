import { m } from '@generated/messages/messages.js'
import { useEffect, useState } from 'react'
import { Switch } from '@/ui/inputs/switch'
import {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  DialogHeader,
  DialogTitle,
} from '@/ui/overlays/dialog'
import { KEY_NAMES, keysIn, type PageKey } from './page-keys'
import { hasHelpKey, setHelpKey } from './shortcuts'

interface KeysDialogProps extends Pick<DialogContentProps, 'returnFocusTo'> {
  /** The page or panel whose keys are listed. */
  scope: Element
  /** Set when opened by `?`: then a page without its own keys opens nothing. */
  onlyOwn: boolean
  onClose: () => void
}

/** PAL-08: lists the keys of the page, or of the open panel. */
export function KeysDialog({ scope, onlyOwn, onClose, returnFocusTo }: KeysDialogProps) {
  const [isOn, setIsOn] = useState(hasHelpKey)
  const [groups] = useState(() => keysIn(scope))
  const isNeedless = onlyOwn && groups.every(({ selector }) => selector === undefined)
  useEffect(() => {
    if (isNeedless) onClose()
  }, [isNeedless, onClose])
  if (isNeedless) return null
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent returnFocusTo={returnFocusTo}>
        <DialogHeader closeLabel={m.keys_close()}>
          <DialogTitle>{m.keys_title()}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {groups.map(({ title, keys }) => (
            <section key={title()}>
              <h3 className="mb-2 font-semibold">{title()}</h3>
              <dl className="space-y-2">
                {keys().map((key) => (
                  <div key={key.does()} className="flex items-start justify-between gap-4">
                    <dt className="min-w-0">{key.does()}</dt>
                    <dd className="flex shrink-0 gap-1">
                      <Keys {...key} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <Switch
            label={m.keys_switch()}
            hint={m.keys_switch_hint()}
            checked={isOn}
            onChange={({ target }) => {
              setHelpKey(target.checked)
              setIsOn(target.checked)
            }}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

const Keys = ({ keys }: PageKey) => keys.map((key) => <Key key={key} name={key} />)

function Key({ name }: { name: string }) {
  const spoken = KEY_NAMES[name]
  return (
    <kbd className="rounded-md border border-border px-2 text-sm">
      {spoken ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="sr-only">{spoken()}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  )
}
