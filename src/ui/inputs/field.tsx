import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../content/spinner'

/** Give it an id and reference it in the control's aria-describedby. */
export const FieldDescription = (props: ComponentProps<'p'>) => (
  <p data-slot="field-description" {...props} className="text-sm text-muted-foreground" />
)

export interface FieldMessageProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** VAL-14: an asynchronous check shows processing, success or an error. */
  tone?: 'error' | 'attention' | 'success' | 'processing'
  children: ReactNode
}

const messageTones = {
  error: { className: 'text-error', icon: <CircleAlert /> },
  attention: { className: 'text-attention', icon: <TriangleAlert /> },
  success: { className: 'text-success', icon: <CircleCheck /> },
  processing: { className: 'text-muted-foreground', icon: <Spinner /> },
}

/** Give it an id and reference it in the control's aria-describedby. */
export function FieldMessage({ tone = 'error', className, children, ...rest }: FieldMessageProps) {
  const { className: toneClass, icon } = messageTones[tone]
  return (
    <p
      data-slot="field-message"
      data-tone={tone}
      {...rest}
      className={clsx(
        'flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        toneClass,
        className,
      )}
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
