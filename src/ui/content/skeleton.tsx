import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SkeletonProps {
  /** Size classes: use the size of the real content, so that the layout does not shift. */
  className?: string
}

/** A grey placeholder. Put it into a SkeletonGroup, which announces that content is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-sm bg-muted', className)}
    />
  )
}

export interface SkeletonGroupProps extends SkeletonProps {
  label: string
  children: ReactNode
}

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain block elements
    <div data-slot="skeleton-group" role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

export function SkeletonText({ lines = 3, className }: SkeletonProps & { lines?: number }) {
  return (
    <span className={clsx('block space-y-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // Index keys are safe here: the lines are identical and never reorder.
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </span>
  )
}
