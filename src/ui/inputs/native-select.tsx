import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlVariants } from './input'

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly { value: string; label: string }[]
  /** Text of a first option, whose value is ''. */
  blank?: string | undefined
  onChange: (value: string) => void
}

/** Native select with the portal's box and arrow, so that phones show their own list. */
export function NativeSelect({ options, blank, onChange, className, ...rest }: NativeSelectProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        data-slot="native-select"
        {...rest}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlVariants(), 'appearance-none truncate pr-10')}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted-foreground" />
    </span>
  )
}
