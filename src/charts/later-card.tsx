import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/**
 * A card of a main screen that comes after it, an element of a lazy component: the screen does not wait for its code, and
 * is whole without it.
 */
export const LaterCard = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'card'} errorComponent={Nothing}>
    <Suspense fallback={null}>{children}</Suspense>
  </CatchBoundary>
)
