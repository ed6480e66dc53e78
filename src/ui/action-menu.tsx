import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useOnDemand } from './use-on-demand'

export interface ActionMenuItem {
  key: string
  label: string
  icon?: ReactNode
  variant?: 'default' | 'destructive'
  /** Why it cannot be chosen now; shown under the label. The item stays reachable by keyboard. */
  disabledReason?: string | undefined
  onSelect: () => void
}

export interface ActionMenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface ActionMenuProps {
  /** Draws the button: `(props) => <IconButton {...props} label="…" icon={<EllipsisVertical />} />`. */
  trigger: (props: ActionMenuTriggerProps) => ReactNode
  items: readonly ActionMenuItem[]
  align?: 'start' | 'end'
}

const loadPopup = () => import('./action-menu-popup').then(({ ActionMenuPopup }) => ActionMenuPopup)

/** Commands behind a button of a first page: the button is there at once, its DropdownMenu is fetched on the way to it. */
export function ActionMenu({ trigger, items, align = 'end' }: ActionMenuProps) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const [Popup, fetchPopup] = useOnDemand(loadPopup)
  const [openAt, setOpenAt] = useState<'first' | 'last'>()
  const isOpen = Popup !== undefined && openAt !== undefined

  const open = (at: 'first' | 'last') => {
    fetchPopup()
    setOpenAt(at)
  }

  return (
    <>
      {/* oxlint-disable-next-line react/refs -- handed on to the button, not read */}
      {trigger({
        ref,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerEnter: fetchPopup,
        onFocus: fetchPopup,
        onClick: () => (isOpen ? setOpenAt(undefined) : open('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowUp' ? 'last' : 'first')
        },
      })}
      {Popup && (
        <Popup
          open={isOpen}
          startAt={openAt ?? 'first'}
          items={items}
          align={align}
          id={id}
          trigger={ref}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </>
  )
}
