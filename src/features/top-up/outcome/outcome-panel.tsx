import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card, CardContent } from '@/ui/content/card'
import { Spinner } from '@/ui/content/spinner'

const ICONS = {
  running: <Spinner />,
  success: <CircleCheck className="text-success" />,
  waiting: <Clock className="text-attention" />,
  attention: <TriangleAlert className="text-attention" />,
  error: <CircleAlert className="text-error" />,
}

export interface OutcomePanelProps {
  tone: keyof typeof ICONS
  title: string
  text: string
  actions?: ReactNode
  children?: ReactNode
  /** Announces title and text to screen readers, in a live region that is already mounted. */
  announce: (text: string) => void
}

/** Result of a load: what happened, what happens next, and at most two actions. */
export function OutcomePanel({ tone, title, text, actions, children, announce }: OutcomePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text])
  useEffect(() => {
    // Only if the focused element has unmounted or is hidden.
    const focused = document.activeElement
    if (focused === null || focused === document.body || !focused.checkVisibility()) heading.current?.focus()
  }, [])
  return (
    <Card className="max-w-form">
      <CardContent>
        <div className="space-y-4">
          <div className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-0.5 [&_svg]:size-6">
              {ICONS[tone]}
            </span>
            <div className="min-w-0 space-y-2">
              <h2 ref={heading} tabIndex={-1} className="rounded-sm text-xl font-semibold">
                {title}
              </h2>
              <p>{text}</p>
            </div>
          </div>
          {children}
          {actions !== undefined && <div className="flex flex-wrap gap-3 max-sm:*:grow">{actions}</div>}
        </div>
      </CardContent>
    </Card>
  )
}
