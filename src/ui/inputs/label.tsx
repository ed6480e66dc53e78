import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export function Label({ note, className, children, ...rest }: ComponentProps<'label'> & { note?: ReactNode }) {
  return (
    <label data-slot="label" {...rest} className={clsx('block text-sm font-medium text-foreground', className)}>
      {children}
      {note !== undefined && (
        <>
          {' '}
          <span data-slot="label-note" className="font-normal text-muted-foreground">
            {note}
          </span>
        </>
      )}
    </label>
  )
}
