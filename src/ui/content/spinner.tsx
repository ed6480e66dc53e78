import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** A spinner for waits that are too short for a skeleton. It is decorative: nearby text must state the wait. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle className={clsx('animate-spin', className)} />
)
