import type { AnyBalanceCorrectionReason, BalanceCorrection, BalanceCorrectionReason } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { instantText } from '@/domain/format-moment'
import { countRow, moneyRow } from '@/domain/money-row'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { DateRange } from '@/forms/fields/date-field'
import { dateWithin, endsAfterStart } from '@/forms/fields/field-rules'
import { date } from '@/forms/fields/parsers'
import { FormRoot } from '@/forms/form-root'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { usePagedList } from '@/tables/paged-list'
import { Badge } from '@/ui/content/badge'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { LabelledSelect } from '@/ui/inputs/labelled-select'
import { lookUp } from '@/values/collections/look-up'
import { serverNow, today } from '@/values/dates/clock'
import { formatDate, type PlainDate, parseDate } from '@/values/dates/plain-date'
import { cents, sum } from '@/values/numbers/money'
import { CORRECTIONS_PAGE, isNewCorrection, type PeriodSearch, periodOf } from './correction-period'
import { PagedCard } from './paged-card'
import { correctionsQuery } from './queries'
import { CORRECTION_PERIODS } from './reports-search'

const REASONS: Record<BalanceCorrectionReason, () => string> = {
  WrongAccountPayment: () => m.reports_reason_wrong_account(),
  ContractTermination: () => m.reports_reason_contract_end(),
  TooMuchMoneyTransferred: () => m.reports_reason_too_much(),
}

const reasonName = (reason: AnyBalanceCorrectionReason): string =>
  lookUp(REASONS, reason, () => m.reports_reason_other())()

/** Columns in the order of REP-08. */
const correctionColumns = dataColumns<BalanceCorrection>([
  {
    id: 'time',
    header: () => m.reports_column_time(),
    cell: ({ transactionDateTime }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {instantText(transactionDateTime)}
        {isNewCorrection(transactionDateTime, serverNow()) && (
          <Badge variant="info" icon={null}>
            {m.reports_correction_new()}
          </Badge>
        )}
      </span>
    ),
    file: ({ transactionDateTime }) => transactionDateTime,
    fileKind: 'moment',
    kind: 'date',
    isMain: true,
  },
  {
    id: 'reason',
    narrow: 'plain',
    header: () => m.reports_column_reason(),
    cell: ({ reasonType, reason }) => (
      <span className="block">
        <span className="block">{reasonName(reasonType)}</span>
        {reason !== '' && <span className="block text-sm text-muted-foreground">{reason}</span>}
      </span>
    ),
    file: ({ reasonType, reason }) => [reasonName(reasonType), reason].filter(Boolean).join(', '),
  },
  {
    id: 'document',
    header: () => m.reports_column_document(),
    cell: ({ documentId }) => documentId,
    file: ({ documentId }) => documentId,
    fileKind: 'text',
    kind: 'date',
  },
  {
    id: 'executedBy',
    header: () => m.reports_column_executor(),
    file: ({ executedBy }) => executedBy,
  },
  {
    id: 'amount',
    header: () => m.reports_column_amount(),
    file: ({ amount }) => amount,
    kind: 'money',
    narrow: 'beside',
  },
  {
    id: 'balanceAfter',
    header: () => m.reports_column_balance_after(),
    file: ({ balanceAfterCorrection }) => balanceAfterCorrection,
    kind: 'money',
  },
])

const route = getRouteApi('/reports')

/** REP-06, REP-08: corrections made by the provider on request, paged by the server. */
export function CorrectionsTab() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { page = 1, period, from, to, columns } = search
  const list = usePagedList({
    page,
    pageSize: CORRECTIONS_PAGE,
    query: (at) => correctionsQuery({ ...search, page: at }),
    rowsOf: ({ transactions }) => transactions,
  })
  const { rows, readAll, table } = list
  const days = periodOf(search, today())
  const showPeriod = (next: PeriodSearch) =>
    void navigate({ search: { tab: 'balance-corrections', ...next }, replace: true })
  return (
    <PagedCard
      list={list}
      failedTitle={m.reports_corrections_failed_title()}
      instants={rows.map(({ transactionDateTime }) => transactionDateTime)}
      rows={[
        countRow(m.reports_print_count(), rows.length),
        moneyRow(m.reports_print_change(), sum(rows.map(({ amount }) => cents(amount))), { strong: true }),
      ]}
    >
      <DataTable
        {...table}
        caption={m.reports_corrections_label()}
        columns={correctionColumns}
        rowId={({ id }) => id}
        rowLabel={({ documentId }) => documentId}
        state={{ page, columns }}
        onStateChange={(next) =>
          void navigate({ search: (before) => ({ ...before, page: next.page, columns: next.columns }) })
        }
        filters={
          <div className="grow space-y-4">
            <div className="max-sm:w-full sm:w-60">
              <LabelledSelect
                label={m.reports_period()}
                blank={m.reports_period_all()}
                value={period ?? ''}
                options={CORRECTION_PERIODS.map((value) => ({ value, label: NAMES[value]() }))}
                onChange={(value) => showPeriod({ period: CORRECTION_PERIODS.find((one) => one === value) })}
              />
            </div>
            {period === 'custom' && <CustomPeriod key={`${from} ${to}`} from={from} to={to} onChange={showPeriod} />}
          </div>
        }
        tools={{
          id: 'corrections',
          name: m.reports_tab_corrections(),
          about: days && `${days.startDate}–${days.endDate}`,
          readAll,
        }}
        empty={
          period && (
            <EmptyState
              icon={<Scale />}
              title={m.reports_corrections_empty_title()}
              action={
                <Button variant="outline" onClick={() => showPeriod({})}>
                  {m.reports_corrections_empty_action()}
                </Button>
              }
            >
              {m.reports_corrections_empty_text()}
            </EmptyState>
          )
        }
      />
    </PagedCard>
  )
}

const NAMES: Record<(typeof CORRECTION_PERIODS)[number], () => string> = {
  'this-month': () => m.reports_period_this_month(),
  'last-month': () => m.reports_period_last_month(),
  custom: () => m.reports_period_custom(),
}

const both = { required: () => m.reports_period_both() }

const periodForm = (day: PlainDate) =>
  bodyForm({
    schema: z.object({ from: z.string(), to: z.string() }),
    toBody: ({ from, to }: { from: string; to: string }) => ({ from: date(from), to: date(to) }),
    messages: { from: both, to: both },
    check: ({ from, to }) => ({
      from: dateWithin(from, { max: day }),
      to: dateWithin(to, { max: day }) ?? endsAfterStart(from, to),
    }),
  })

const shownDay = (text = '') => {
  const read = parseDate(text)
  return read.ok ? formatDate(read.value) : ''
}

interface CustomPeriodProps extends PeriodSearch {
  onChange: (next: PeriodSearch) => void
}

/** REP-06: both days are required, and not in the future. */
function CustomPeriod({ from, to, onChange }: CustomPeriodProps) {
  const day = today()
  const rules = useMemo(() => periodForm(day), [day])
  const form = useAppForm({
    ...rules.options,
    defaultValues: { from: shownDay(from), to: shownDay(to) },
    onSubmit: ({ value }) => onChange({ period: 'custom', ...rules.read(value) }),
  })
  return (
    <FormRoot form={form} draft={false} className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <DateRange legend={m.reports_period_dates()}>
        <form.AppField name="from">
          {(field) => <field.DateField label={m.reports_period_from()} max={day} />}
        </form.AppField>
        <form.AppField name="to">
          {(field) => <field.DateField label={m.reports_period_to()} max={day} />}
        </form.AppField>
      </DateRange>
      <form.SubmitButton variant="outline" whenInvalid="disable" className="sm:mt-11">
        {m.reports_period_show()}
      </form.SubmitButton>
    </FormRoot>
  )
}
