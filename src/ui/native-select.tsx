import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlVariants } from './input'

/** Native select with our box and arrow; options are children: what a phone shows as its own list. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select data-slot="native-select" {...rest} className={clsx(controlVariants(), 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted-foreground"
      />
    </span>
  )
}
