import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

/** A spinner for waits that are too short for a skeleton. It is decorative: nearby text must state the wait. */
export const Spinner = ({ size = 'md', className }: { size?: keyof typeof sizes; className?: string }) => (
  <LoaderCircle className={clsx('animate-spin', sizes[size], className)} />
)
