import { m } from '@generated/messages/messages.js'
import { ChunkErrorNotice } from '@/shell/chunk-load-error'
import { SkeletonText } from '@/ui/content/skeleton'
import { Dialog } from '@/ui/overlays/dialog'
import { Sheet } from '@/ui/overlays/sheet'
import { formatCount } from '@/values/count'
import { endableCount, type OpenPanel } from './employee-row'

export interface SlideOutPendingProps {
  opened: OpenPanel
  hasFailed: boolean
  onClose: () => void
}

export function SlideOutPending({ opened, hasFailed, onClose }: SlideOutPendingProps) {
  if (opened.kind === 'end' || opened.kind === 'end-many') {
    const title =
      'name' in opened
        ? m.employees_end_title({ name: opened.name })
        : m.employees_end_many_title({ count: formatCount(endableCount(opened.rows)) })
    return (
      <Dialog title={title} onClose={onClose}>
        {hasFailed ? <ChunkErrorNotice /> : <SkeletonText label={m.employees_details_loading()} lines={6} />}
      </Dialog>
    )
  }
  return (
    <Sheet title={opened.kind === 'add' ? m.employees_add() : opened.name} onClose={onClose}>
      {hasFailed ? (
        <ChunkErrorNotice />
      ) : (
        <SkeletonText
          label={opened.kind === 'add' ? m.employees_add_loading() : m.employees_details_loading()}
          lines={12}
        />
      )}
    </Sheet>
  )
}
