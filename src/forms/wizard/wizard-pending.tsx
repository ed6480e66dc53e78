import { formWithAside } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'

/** Skeleton of a wizard's step with a summary. */
export function WizardPending({ title, label }: { title: string; label: string }) {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-full" />
      <PageHeader above={<Skeleton className="h-5 w-24" />} title={title} />
      <SkeletonGroup label={label} className={formWithAside}>
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-80 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}
