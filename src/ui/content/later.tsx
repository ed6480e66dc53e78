import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/** Shows a lazy-loaded card after the main screen, which works without it. `pending` reserves the card's space. */
export const LaterCard = ({ pending, children }: { pending?: ReactNode; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'card'} errorComponent={Nothing}>
    <Suspense fallback={pending}>{children}</Suspense>
  </CatchBoundary>
)
