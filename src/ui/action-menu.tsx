import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { ActionMenuItem, MenuOpening } from './action-menu-popup'
import { useOnDemand } from './use-on-demand'

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
  const [opening, setOpening] = useState<MenuOpening>()
  const isOpen = Popup !== undefined && opening !== undefined

  const open = (startAt: MenuOpening['startAt']) => {
    fetchPopup()
    setOpening({ startAt })
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
        onClick: () => (isOpen ? setOpening(undefined) : open('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowUp' ? 'last' : 'first')
        },
      })}
      {Popup && (
        <Popup
          opening={opening}
          items={items}
          align={align}
          id={id}
          trigger={ref}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  )
}
