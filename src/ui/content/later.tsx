import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/** Shows a lazy-loaded part of a page, which works without it. `pending` reserves its space. */
export const Later = ({ pending, children }: { pending?: ReactNode; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={Nothing}>
    <Suspense fallback={pending}>{children}</Suspense>
  </CatchBoundary>
)
