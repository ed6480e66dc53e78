import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo, useState } from 'react'
import { useOnDemand } from '../use-on-demand'
import type { ActionMenuItem, ActionMenuPopupProps, MenuOpening } from './action-menu-popup'

export type ActionMenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown'
>

export interface ActionMenuProps {
  /** Renders the button: `(props) => <IconButton {...props} label="…" icon={<EllipsisVertical />} />`. */
  trigger: (props: ActionMenuTriggerProps) => ReactNode
  items: readonly ActionMenuItem[]
}

const loadPopup = () => import('./action-menu-popup').then(({ ActionMenuPopup }) => ActionMenuPopup)

/** `owner` identifies the button among those that share the menu. */
export type MenuTrigger = (owner: string, isOpen: boolean) => ActionMenuTriggerProps

interface Opened {
  owner: string
  trigger: RefObject<HTMLButtonElement>
  /** Undefined once the menu is closed; the popup stays mounted for its closing animation. */
  opening: MenuOpening | undefined
}

/** One menu shared by many buttons, such as one per list row; fetched on hover or focus of a button. */
export function useActionMenu() {
  const id = useId()
  const [Popup, fetchPopup] = useOnDemand<(props: ActionMenuPopupProps) => ReactNode>(loadPopup)
  const [opened, setOpened] = useState<Opened>()
  // Close only the opening of this render: the press that closes one row's menu may already have opened another's.
  const close = () => setOpened((now) => (now && now === opened ? { ...now, opening: undefined } : now))

  const triggerOf = useMemo<MenuTrigger>(() => {
    const open = (owner: string, button: HTMLButtonElement, startAt: MenuOpening['startAt']) => {
      fetchPopup()
      setOpened({ owner, trigger: { current: button }, opening: { startAt } })
    }
    return (owner, isOpen) => ({
      id: isOpen ? `${id}-trigger` : undefined,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: fetchPopup,
      onFocus: fetchPopup,
      onClick: ({ currentTarget }) =>
        isOpen
          ? setOpened((before) => before && { ...before, opening: undefined })
          : open(owner, currentTarget, 'first'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(owner, event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first')
      },
    })
  }, [id, fetchPopup])

  return {
    triggerOf,
    openOwner: Popup && opened?.opening && opened.owner,
    lastOwner: opened?.owner,
    menu: (items: readonly ActionMenuItem[]) =>
      Popup &&
      opened && <Popup opening={opened.opening} items={items} id={id} trigger={opened.trigger} onClose={close} />,
  }
}

/** A menu of commands behind a button that is part of an initially loaded page. */
export function ActionMenu({ trigger, items }: ActionMenuProps) {
  const { triggerOf, openOwner, menu } = useActionMenu()
  return (
    <>
      {trigger(triggerOf('', openOwner !== undefined))}
      {menu(items)}
    </>
  )
}
