import { m } from '@generated/messages/messages.js'
import { type ReactNode, useState } from 'react'
import { Notice } from '@/ui/content/notice'
import { Button, type ButtonProps } from '@/ui/inputs/button'

/** Returns when the read has ended; it does not throw. */
type Retry = () => unknown

/** Busy until the read ends: a read that has older data stays failed while it is repeated (SES-24). */
export function RetryButton({ onRetry, ...look }: Pick<ButtonProps, 'variant' | 'size'> & { onRetry: Retry }) {
  const [isReading, setIsReading] = useState(false)
  const retry = async () => {
    setIsReading(true)
    await onRetry()
    setIsReading(false)
  }
  return (
    <Button {...look} busy={isReading} onClick={() => void retry()}>
      {m.try_again()}
    </Button>
  )
}

export interface ReadFailureProps {
  title?: string
  children?: ReactNode
  /** `alert` interrupts a screen reader: the user waits for it. Undefined if the part was missing from the start. */
  live?: 'alert' | 'status' | undefined
  onRetry?: Retry | undefined
}

/** Replaces a part of a page that could not be read: says what is missing and offers a retry. Not red: nothing is lost. */
export function ReadFailure({ title, children, live, onRetry }: ReadFailureProps) {
  return (
    <Notice level="neutral" live={live} title={title} text={children ?? m.home_read_failed_text()}>
      {onRetry && <RetryButton variant="outline" onRetry={onRetry} />}
    </Notice>
  )
}

/** A sentence about a detail that could not be read, with a retry at its end. */
export const RetryLine = ({ text, className, onRetry }: { text: ReactNode; className?: string; onRetry: Retry }) => (
  <p role="status" className={className}>
    {text} <RetryButton variant="link" size="inline" onRetry={onRetry} />
  </p>
)

export interface LaterRead {
  /** The last refetch failed, and older data is shown. */
  isRefetchError: boolean
  refetch: Retry
}

/** Shown when a refetch fails: says that the data on screen may be outdated, and retries the failed reads. */
export function OutdatedNote({ reads }: { reads: readonly LaterRead[] }) {
  const failed = reads.filter(({ isRefetchError }) => isRefetchError)
  return failed.length > 0 && <OutdatedNotice onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
}

export const OutdatedNotice = ({ onRetry }: { onRetry: Retry }) => (
  <Notice level="warning" live="status" text={m.table_outdated()}>
    <RetryButton variant="outline" onRetry={onRetry} />
  </Notice>
)

export interface JoinedRead {
  isError: boolean
  isPending: boolean
  refetch: Retry
}

/** Several reads that one part of a page needs. The retry repeats those that failed; all, if a reply was unreadable. */
export function joinReads(reads: readonly JoinedRead[]): JoinedRead {
  const isError = reads.some((read) => read.isError)
  return {
    isError,
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => Promise.all(reads.map((read) => (read.isError || !isError) && read.refetch())),
  }
}
