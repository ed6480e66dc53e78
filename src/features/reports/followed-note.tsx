import { m } from '@generated/messages/messages.js'
import { UpdateNote } from '@/tables/update-note'

export interface FollowedNoteProps {
  /** The last read failed; what stands there is older. */
  hasFailed: boolean
  /** Nothing is read by itself any more. */
  hasStopped: boolean
  isBusy: boolean
  onUpdate: () => void
}

/** Of a load that is followed: that what is shown may be old, and why. Draws nothing while all is well. */
export function FollowedNote({ hasFailed, hasStopped, ...note }: FollowedNoteProps) {
  if (!hasFailed && !hasStopped) return null
  return <UpdateNote {...note} {...(!hasFailed && { text: m.reports_updates_stopped() })} />
}
