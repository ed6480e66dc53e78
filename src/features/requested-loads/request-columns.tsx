import type { RequestedLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { Button } from '@/ui/inputs/button'
import { MISSING } from '@/values/collections/look-up'
import { compareDates, plainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import { compareFinnish, nameInText } from '@/values/people/names'

/** REQ-02: by date, then by first name. */
export const byDateAndFirstName = (a: RequestedLoad, b: RequestedLoad): number =>
  compareDates(plainDate(a.requestDate), plainDate(b.requestDate)) || compareFinnish(a.firstName, b.firstName)

/** Formats a yyyy-MM month as `12/2026`, in both languages. */
export const formatMonth = (month = MISSING): string => month.replace(/^(\d{4})-(\d\d)$/, '$2/$1')

export interface RequestRow {
  request: RequestedLoad
  onReject: () => void
}

export const nameOf = (request: RequestedLoad): string => nameInText(request)
export const amountOf = ({ amount }: RequestedLoad): string => formatEuros(cents(amount))

/** REQ-02: columns in the required order. */
export const requestColumns = dataColumns<RequestRow>([
  {
    id: 'date',
    header: () => m.requests_column_date(),
    value: ({ request }) => request.requestDate,
    kind: 'date',
    narrow: 'plain',
  },
  {
    id: 'firstName',
    header: () => m.requests_column_first_name(),
    cell: ({ request }) => (
      <>
        {/* On narrow screens the row is titled by the full name, and its last-name cell is hidden. */}
        <span className="nav:hidden print:hidden">{request.lastName}, </span>
        {request.firstName}
      </>
    ),
    value: ({ request }) => request.firstName,
    isMain: true,
  },
  {
    id: 'lastName',
    header: () => m.requests_column_last_name(),
    value: ({ request }) => request.lastName,
    narrow: 'none',
  },
  {
    id: 'personalId',
    narrow: 'plain',
    header: () => m.requests_column_personal_id(),
    // No line break inside the personal identity code.
    cell: ({ request }) => <span className="whitespace-nowrap">{request.personalId}</span>,
    file: ({ request }) => request.personalId,
  },
  {
    id: 'benefit',
    header: () => m.requests_column_benefit(),
    // REQ-02: always lunch, whatever the reply contains.
    file: () => m.benefits_lunch(),
    narrow: 'plain',
  },
  {
    id: 'month',
    header: () => m.requests_column_month(),
    cell: ({ request }) => formatMonth(request.requestMonth),
    value: ({ request }) => request.requestMonth,
    file: ({ request }) => formatMonth(request.requestMonth),
    fileKind: 'text',
    kind: 'date',
  },
  {
    id: 'amount',
    header: () => m.requests_column_amount(),
    value: ({ request }) => request.amount,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'reject',
    header: () => m.requests_column_reject(),
    headerHidden: true,
    file: false,
    cell: ({ request, onReject }) => (
      <Button variant="outline" size="sm" className="max-nav:grow nav:-my-1" onClick={onReject}>
        {m.requests_reject()}
        <span className="sr-only">{m.requests_reject_of({ name: nameOf(request), amount: amountOf(request) })}</span>
      </Button>
    ),
  },
])
