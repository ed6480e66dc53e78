import { m } from '@generated/messages/messages.js'
import { SkeletonGroup, SkeletonText } from '@/ui/skeleton'

/** While what a form chooses from is read. */
export function FormPending() {
  return (
    <SkeletonGroup label={m.sign_up_loading()}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  )
}
