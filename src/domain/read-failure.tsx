import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'

export interface ReadFailureProps {
  title?: string
  children?: ReactNode
  /** `alert` interrupts a screen reader: the user waits for it. Undefined if the part was missing from the start. */
  live?: 'alert' | 'status' | undefined
  isBusy?: boolean
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
  text: ReactNode
  className?: string
  onRetry: () => unknown
}

/** A sentence about a detail that could not be read, with a retry at its end. */
export const RetryLine = ({ text, className, onRetry }: RetryLineProps) => (
  <p role="status" className={className}>
    {text}{' '}
    <button type="button" className={linkVariants()} onClick={() => void onRetry()}>
      {m.try_again()}
    </button>
  </p>
)

export interface LaterRead {
  /** The last refetch failed, and older data is shown. */
  isRefetchError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Shown when a refetch fails: says that the data on screen may be outdated, and retries the failed reads. */
export function OutdatedNote({ reads }: { reads: readonly LaterRead[] }) {
  const failed = reads.filter(({ isRefetchError }) => isRefetchError)
  if (failed.length === 0) return null
  return (
    <Notice level="warning" live="status" text={m.table_outdated()}>
      <Button
        variant="outline"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => failed.map(({ refetch }) => refetch())}
      >
        {m.try_again()}
      </Button>
    </Notice>
  )
}

export interface JoinedRead {
  isError: boolean
  isPending: boolean
  refetch: () => unknown
}

/** Several reads that one part of a page needs. The retry repeats those that failed; all, if a reply was unreadable. */
export function joinReads(reads: readonly JoinedRead[]): JoinedRead {
  const isError = reads.some((read) => read.isError)
  return {
    isError,
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const read of reads) if (read.isError || !isError) void read.refetch()
    },
  }
}
