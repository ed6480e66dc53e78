import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface SkeletonProps {
  /** Announces that content is loading, like a SkeletonGroup around it. */
  label?: string
  /** Size classes: use the size of the real content, so that the layout does not shift. */
  className?: string
}

/** A grey placeholder. Several belong into a SkeletonGroup. */
export function Skeleton({ label, className }: SkeletonProps) {
  const bar = (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx('block max-w-full animate-pulse rounded-sm bg-muted print:hidden', className)}
    />
  )
  return label === undefined ? bar : <SkeletonGroup label={label}>{bar}</SkeletonGroup>
}

export function SkeletonGroup(props: { label: string; className?: string; children: ReactNode }) {
  const { label, className, children } = props
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not contain block elements
    <div data-slot="skeleton-group" role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

export const SkeletonText = ({ label, lines, className }: { label: string; lines: number; className?: string }) => (
  <SkeletonGroup label={label} className={clsx('space-y-2', className)}>
    {Array.from({ length: lines }, (_, line) => (
      // Index keys are safe here: the lines are identical and never reorder.
      <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
    ))}
  </SkeletonGroup>
)
