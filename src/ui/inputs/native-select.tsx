import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlVariants } from './input'

/** Native select with the portal's box and arrow, so that phones show their own list. Pass the options as children. */
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
