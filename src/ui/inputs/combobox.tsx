import { Combobox as Primitive } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { portalContainer } from '../overlays/open-modals'
import { controlVariants } from './input'

export interface ComboboxProps<Item>
  extends Omit<Primitive.Root.Props<Item>, 'children' | 'items' | 'open' | 'onOpenChange'> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** An item in the list. */
  render: (item: Item) => ReactNode
  /** Attributes of the input. */
  input: Primitive.Input.Props
  /** Accessible name of the button that opens the list. */
  triggerLabel: string
  /** Shown when nothing matches; announced to screen readers. */
  empty: ReactNode
}

/** For long lists; for short ones use NativeSelect. Pass `locale` (order of ä). Load it lazily: it includes Base UI. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { keyOf, render, input, triggerLabel, empty, ...root } = props
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Primitive.Root autoHighlight {...root} open={isOpen} onOpenChange={setIsOpen}>
      <span ref={box} className="relative block">
        <Primitive.Input
          data-slot="combobox-input"
          autoComplete="off"
          {...input}
          className={`${controlVariants()} pr-10`}
          onKeyDown={(event) => {
            // Escape closes only this list, not the dialog around it.
            if (event.key !== 'Escape' || !isOpen) return
            event.preventBaseUIHandler()
            event.preventDefault()
            event.stopPropagation()
            setIsOpen(false)
          }}
        />
        <Primitive.Trigger
          data-slot="combobox-trigger"
          aria-label={triggerLabel}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted-foreground"
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </Primitive.Trigger>
      </span>
      {/* oxlint-disable-next-line react/refs -- read when the list opens, not during render */}
      <Primitive.Portal container={portalContainer(box)} className="fixed z-50">
        <Primitive.Positioner
          anchor={box}
          align="start"
          sideOffset={4}
          collisionPadding={4}
          positionMethod="fixed"
          className="isolate z-50 outline-none"
        >
          <Primitive.Popup
            data-slot="combobox-content"
            className="flex max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) flex-col overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-floating"
          >
            <Primitive.Empty className="px-3 py-2 text-muted-foreground empty:p-0">{empty}</Primitive.Empty>
            <Primitive.List className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0">
              {(item: Item) => (
                <Primitive.Item
                  key={keyOf(item)}
                  value={item}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 data-highlighted:bg-muted"
                >
                  <span className="min-w-0">{render(item)}</span>
                  <Primitive.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
