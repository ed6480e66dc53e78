import { m } from '@generated/messages/messages.js'
import { Badge } from '@/ui/content/badge'
import { today } from '@/values/clock'
import { isBefore, plainDate } from '@/values/plain-date'

/** PAY-20: beside the due date of an open invoice. It does not say that nobody paid: a transfer may be on its way. */
export const DuePassed = ({ dueDate }: { dueDate: string }) =>
  isBefore(plainDate(dueDate), today()) ? <Badge variant="attention">{m.payments_due_passed()}</Badge> : null
