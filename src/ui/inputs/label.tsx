import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface LabelProps extends ComponentProps<'label'> {
  note?: ReactNode
}

export function Label({ note, className, children, ...rest }: LabelProps) {
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
