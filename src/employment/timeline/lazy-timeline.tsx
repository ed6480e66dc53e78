import { m } from '@generated/messages/messages.js'
import { lazy, Suspense } from 'react'
import { SkeletonText } from '@/ui/content/skeleton'
import type { PersonTimelineProps } from './person-timeline'

const PersonTimeline = lazy(async () => ({ default: (await import('./person-timeline')).PersonTimeline }))

export const LazyTimeline = (props: PersonTimelineProps) => (
  <Suspense fallback={<SkeletonText label={m.why_loading()} lines={6} />}>
    <PersonTimeline {...props} />
  </Suspense>
)
