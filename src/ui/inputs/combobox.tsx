import { Combobox as ComboboxPrimitive } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react'
import { portalContainer } from '../overlays/open-modals'
import { controlVariants } from './input'

interface ComboboxContext {
  box: RefObject<HTMLSpanElement | null>
  isOpen: boolean
  close: () => void
}

const Context = createContext<ComboboxContext | undefined>(undefined)

function useCombobox(): ComboboxContext {
  const context = use(Context)
  if (!context) throw new Error('this component must be inside a Combobox')
  return context
}

/** For long lists; for short ones use NativeSelect. Pass `locale` (order of ä). Load it lazily: it includes Base UI. */
export function Combobox<Value>({ children, ...props }: ComboboxPrimitive.Root.Props<Value>) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const context = useMemo(() => ({ box, isOpen, close: () => setIsOpen(false) }), [isOpen])
  return (
    <Context value={context}>
      <ComboboxPrimitive.Root autoHighlight {...props} open={isOpen} onOpenChange={setIsOpen}>
        {children}
      </ComboboxPrimitive.Root>
    </Context>
  )
}

export interface ComboboxInputProps extends ComboboxPrimitive.Input.Props {
  triggerLabel: string
}

export function ComboboxInput({ triggerLabel, className, disabled, ...props }: ComboboxInputProps) {
  const { box, isOpen, close } = useCombobox()
  return (
    <span ref={box} className={clsx('relative block', className)}>
      <ComboboxPrimitive.Input
        data-slot="combobox-input"
        autoComplete="off"
        disabled={disabled}
        {...props}
        className={clsx(controlVariants(), 'pr-10')}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          // Escape closes only this list, not the dialog around it.
          if (event.key !== 'Escape' || !isOpen) return
          event.preventBaseUIHandler()
          event.preventDefault()
          event.stopPropagation()
          close()
        }}
      />
      <ComboboxPrimitive.Trigger
        data-slot="combobox-trigger"
        aria-label={triggerLabel}
        disabled={disabled}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted-foreground"
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </ComboboxPrimitive.Trigger>
    </span>
  )
}

export function ComboboxContent({ children }: { children: ReactNode }) {
  const { box } = useCombobox()
  return (
    <ComboboxPrimitive.Portal container={portalContainer(box)} className="fixed z-50">
      <ComboboxPrimitive.Positioner
        anchor={box}
        align="start"
        sideOffset={4}
        collisionPadding={4}
        positionMethod="fixed"
        className="isolate z-50 outline-none"
      >
        <ComboboxPrimitive.Popup
          data-slot="combobox-content"
          className="flex max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) flex-col overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-floating"
        >
          {children}
        </ComboboxPrimitive.Popup>
      </ComboboxPrimitive.Positioner>
    </ComboboxPrimitive.Portal>
  )
}

/** Shown when nothing matches; announced to screen readers. */
export const ComboboxEmpty = (props: { children: ReactNode }) => (
  <ComboboxPrimitive.Empty
    data-slot="combobox-empty"
    className="px-3 py-2 text-muted-foreground empty:p-0"
    {...props}
  />
)

export const ComboboxList = (props: Pick<ComboboxPrimitive.List.Props, 'children'>) => (
  <ComboboxPrimitive.List
    data-slot="combobox-list"
    className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0"
    {...props}
  />
)

export const ComboboxItem = ({ children, value }: Pick<ComboboxPrimitive.Item.Props, 'children' | 'value'>) => (
  <ComboboxPrimitive.Item
    data-slot="combobox-item"
    value={value}
    className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 data-highlighted:bg-muted"
  >
    <span className="min-w-0">{children}</span>
    <ComboboxPrimitive.ItemIndicator>
      <Check aria-hidden="true" className="size-4" />
    </ComboboxPrimitive.ItemIndicator>
  </ComboboxPrimitive.Item>
)
