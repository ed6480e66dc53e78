import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlVariants } from './input'

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      className={clsx(
        controlVariants({ height: 'free' }),
        'field-sizing-content min-h-24 read-only:bg-muted',
        className,
      )}
    />
  )
}
