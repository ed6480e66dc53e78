import { m } from '@generated/messages/messages.js'
import { Badge } from '@/ui/content/badge'
import { today } from '@/values/dates/clock'
import { formatDate, isBefore, isKnownDate, plainDate } from '@/values/dates/plain-date'

/** PAY-20: note at the due date of an open invoice. Does not say “unpaid”, because a transfer may be on its way. */
export function DuePassed({ dueDate }: { dueDate: string }) {
  const day = plainDate(dueDate)
  // An unknown day sorts before all others, but it may be ahead.
  const isPassed = isKnownDate(day) && isBefore(day, today())
  return isPassed ? <Badge variant="attention">{m.payments_due_passed()}</Badge> : null
}

export const DueDate = ({ dueDate }: { dueDate: string }) => (
  <>
    {formatDate(plainDate(dueDate))} <DuePassed dueDate={dueDate} />
  </>
)
