import { m } from '@generated/messages/messages.js'
import { lazy, Suspense } from 'react'
import { SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'
import type { PersonTimelineProps } from './person-timeline'

const PersonTimeline = lazy(async () => ({ default: (await import('./person-timeline')).PersonTimeline }))

export const LazyTimeline = (props: PersonTimelineProps) => (
  <Suspense
    fallback={
      <SkeletonGroup label={m.why_loading()}>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    }
  >
    <PersonTimeline {...props} />
  </Suspense>
)
