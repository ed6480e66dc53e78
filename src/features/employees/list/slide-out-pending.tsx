import { m } from '@generated/messages/messages.js'
import { ChunkErrorNotice } from '@/shell/chunk-load-error'
import { SkeletonText } from '@/ui/content/skeleton'
import { Dialog } from '@/ui/overlays/dialog'
import { Sheet } from '@/ui/overlays/sheet'
import { formatCount } from '@/values/numbers/count'
import { endableCount, type OpenPanel } from './employee-row'

interface SlideOutPendingProps {
  opened: OpenPanel
  hasFailed: boolean
  onClose: () => void
}

/** The frame of what was opened, until its code is here. */
export function SlideOutPending({ opened, hasFailed, onClose }: SlideOutPendingProps) {
  const isDialog = opened.kind === 'end' || opened.kind === 'end-many'
  const Frame = isDialog ? Dialog : Sheet
  const label = opened.kind === 'add' ? m.employees_add_loading() : m.employees_details_loading()
  return (
    <Frame title={titleOf(opened)} onClose={onClose}>
      {hasFailed ? <ChunkErrorNotice /> : <SkeletonText label={label} lines={isDialog ? 6 : 12} />}
    </Frame>
  )
}

function titleOf(opened: OpenPanel): string {
  if (opened.kind === 'add') return m.employees_add()
  if (opened.kind === 'end-many') return m.employees_end_many_title({ count: formatCount(endableCount(opened.rows)) })
  return opened.kind === 'end' ? m.employees_end_title({ name: opened.name }) : opened.name
}
