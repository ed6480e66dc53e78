import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SkeletonProps {
  /** Size classes: those of what comes, so that nothing jumps. */
  className?: string
}

/** A grey place-holder; put it into a SkeletonGroup, which says that something loads. */
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
  /** Said to screen readers, e.g. "Haetaan työntekijöitä". */
  label: string
  children: ReactNode
}

/** Skeletons of one loading area. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
    <div data-slot="skeleton-group" role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonProps & { lines?: number }) {
  return (
    <span className={clsx('block space-y-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // The lines are alike and never move.
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </span>
  )
}
