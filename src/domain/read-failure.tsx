import { m } from '@generated/messages/messages.js'
import { notifyManager, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { failureOf } from '@/api/api-error'
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

/** A refetch that was refused because the record is gone, or is not the user's, does not make the page outdated. */
const OUTDATED: QueryFilters = {
  type: 'active',
  predicate: ({ state: { status, data, error } }) =>
    status === 'error' && data !== undefined && !['missing', 'forbidden'].includes(failureOf(error, true)),
}

/** An `OutdatedNote` for everything on a page whose parts read for themselves. */
export function OutdatedPageNote() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isOutdated = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll(OUTDATED).length > 0,
  )
  return isOutdated && <OutdatedNotice onRetry={() => client.refetchQueries(OUTDATED)} />
}

const OutdatedNotice = ({ onRetry }: { onRetry: Retry }) => (
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
