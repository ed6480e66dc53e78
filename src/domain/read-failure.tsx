import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Button } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'
import { Notice } from './notice'

export interface ReadFailureProps {
  title?: string
  /** What is missing and what follows. */
  children?: ReactNode
  /** `alert` interrupts a screen reader: the user waits for it. Undefined if the part was missing from the start. */
  live?: 'alert' | 'status' | undefined
  isBusy?: boolean
  /** Without it there is no button. */
  onRetry?: (() => unknown) | undefined
}

/** Replaces a part of a page that could not be read: says what is missing and offers a retry. Not red: nothing is lost. */
export function ReadFailure({ title, children, live, isBusy, onRetry }: ReadFailureProps) {
  return (
    <Notice level="neutral" live={live} title={title} text={children ?? m.home_read_failed_text()}>
      {onRetry && (
        <Button variant="outline" busy={isBusy} onClick={() => void onRetry()}>
          {m.try_again()}
        </Button>
      )}
    </Notice>
  )
}

export interface RetryLineProps {
  /** What could not be read. */
  text: ReactNode
  className?: string
  disabled?: boolean
  onRetry: () => unknown
}

/** A sentence about a detail that could not be read, with a retry at its end. */
export const RetryLine = ({ text, className, disabled, onRetry }: RetryLineProps) => (
  <p role="status" className={className}>
    {text}{' '}
    <button type="button" className={linkVariants()} disabled={disabled} onClick={() => void onRetry()}>
      {m.try_again()}
    </button>
  </p>
)
