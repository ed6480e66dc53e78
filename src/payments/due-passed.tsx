import { m } from '@generated/messages/messages.js'
import { Badge } from '@/ui/content/badge'
import { today } from '@/values/clock'
import { isBefore, plainDate } from '@/values/plain-date'

/** PAY-20: note at the due date of an open invoice. Does not say “unpaid”, because a transfer may be on its way. */
export const DuePassed = ({ dueDate }: { dueDate: string }) =>
  isBefore(plainDate(dueDate), today()) ? <Badge variant="attention">{m.payments_due_passed()}</Badge> : null
