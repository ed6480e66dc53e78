import { getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import type { AnyBenefitType, BenefitType, DepositEstimation, EstimationChoice } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebouncedValue } from '@/browser/use-debounced-value'
import { benefitName, countedBenefits } from '@/domain/benefit-names'
import { moneyRow } from '@/domain/money-row'
import { ReadFailure } from '@/domain/read-failure'
import { estimationQuery } from '@/domain/top-ups/queries'
import { DescriptionList, type DescriptionRows } from '@/ui/content/description-list'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Checkbox, Switch } from '@/ui/inputs/checkbox'
import { formatCount } from '@/values/numbers/count'
import { type Cents, formatEuros, isKnownAmount } from '@/values/numbers/money'
import { estimateTotals, estimationChoices, firstChoices } from './estimate-rows'
import { SeveralDeposits } from './money-ahead'

/** DEP-02, DEP-03: collapsible panel; it loads its data only while open. */
export function EstimationPanel({ onUse }: { onUse: (sum: Cents) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="space-y-4">
      <Switch
        label={m.deposit_estimate_toggle()}
        hint={m.deposit_estimate_hint()}
        checked={isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onChange={(event) => setIsOpen(event.target.checked)}
      />
      <div id={id}>{isOpen && <Estimation onUse={onUse} />}</div>
    </div>
  )
}

/** DEP-03: debounce of changed choices. */
const PAUSE_MS = 400

export function Estimation({ onUse }: { onUse: (sum: Cents) => void }) {
  const { data, error, refetch } = useQuery(getListBenefitsQueryOptions())
  if (data) return <Choices types={countedBenefits(data.benefits)} onUse={onUse} />
  return error ? (
    <ReadFailure live="alert" onRetry={refetch}>
      {m.deposit_estimate_failed()}
    </ReadFailure>
  ) : (
    <EstimationPending />
  )
}

/** Selects what to include and shows the sum needed (DEP-03). */
function Choices({ types, onUse }: { types: readonly BenefitType[]; onUse: (sum: Cents) => void }) {
  const [chosen, setChosen] = useState(() => ({ benefits: firstChoices(types), requests: true }))
  const settled = useDebouncedValue(chosen, PAUSE_MS)
  const { data, error, isFetching, refetch } = useQuery({
    ...estimationQuery(settled.benefits, settled.requests),
    placeholderData: (before) => before,
  })
  const toggle = (key: EstimationChoice) =>
    setChosen(({ benefits, requests }) => ({
      requests,
      // Sorted, so that the same set of choices has the same query key.
      benefits: estimationChoices(types)
        .map((choice) => choice.key)
        .filter((other) => (other === key) !== benefits.includes(other)),
    }))
  return (
    <div className="space-y-4 rounded-lg border border-border p-4">
      <fieldset className="space-y-2">
        <legend className="pb-2 text-sm font-medium">{m.deposit_estimate_covers()}</legend>
        <Checkbox
          label={m.deposit_estimate_requests()}
          checked={chosen.requests}
          onChange={() => setChosen((before) => ({ ...before, requests: !before.requests }))}
        />
        {types.length > 0 && (
          <div className="grid gap-2 sm:grid-cols-2">
            {estimationChoices(types).map(({ type, month, key }) => (
              <Checkbox
                key={key}
                label={choiceLabel(type, month)}
                checked={chosen.benefits.includes(key)}
                onChange={() => toggle(key)}
              />
            ))}
          </div>
        )}
      </fieldset>
      {error && !isFetching ? (
        <ReadFailure live="alert" onRetry={refetch}>
          {m.deposit_estimate_failed()}
        </ReadFailure>
      ) : data ? (
        <Result
          estimation={data}
          countsRequests={settled.requests}
          isStale={isFetching || settled !== chosen}
          onUse={onUse}
        />
      ) : (
        <EstimationPending />
      )}
    </div>
  )
}

const choiceLabel = (type: AnyBenefitType, month: string) =>
  month === 'current'
    ? m.deposit_estimate_current({ benefit: benefitName(type) })
    : m.deposit_estimate_next({ benefit: benefitName(type) })

interface ResultProps {
  estimation: DepositEstimation
  countsRequests: boolean
  isStale: boolean
  onUse: (sum: Cents) => void
}

function Result({ estimation, countsRequests, isStale, onUse }: ResultProps) {
  const { commission, commissionVat, needed, suggested, usable } = estimateTotals(estimation, countsRequests)
  const requests = estimation.requestedLoads
  const rows: DescriptionRows = [
    countsRequests &&
      moneyRow(m.deposit_estimate_requests(), requests.value, {
        note: m.deposit_estimate_request_count({ count: formatCount(requests.numberOfRequests) }),
      }),
    ...estimation.benefits.map(({ type, month, value, numberOfEmployees }) =>
      moneyRow(choiceLabel(type, month), value, {
        note: m.deposit_estimate_employees({ count: formatCount(numberOfEmployees) }),
      }),
    ),
    moneyRow(m.deposit_estimate_commission(), commission),
    moneyRow(m.deposit_estimate_vat(), commissionVat),
    moneyRow(m.deposit_estimate_needed(), needed),
    moneyRow(m.deposit_balance_now(), estimation.currentBalance),
    moneyRow(m.deposit_estimate_suggested(), suggested, { isAnswer: true }),
  ]
  return (
    <div aria-busy={isStale} className={isStale ? 'space-y-4 opacity-60' : 'space-y-4'}>
      <DescriptionList rows={rows} />
      <p aria-live="polite" className="sr-only">
        {isStale ? '' : m.deposit_estimate_said({ sum: formatEuros(suggested) })}
      </p>
      {!isKnownAmount(suggested) ? null : usable === undefined ? (
        <p>{m.deposit_estimate_enough()}</p>
      ) : (
        <>
          <SeveralDeposits sum={suggested} />
          <Button
            variant="outline"
            disabledReason={isStale ? m.deposit_estimate_wait() : undefined}
            onClick={() => onUse(usable)}
          >
            {m.deposit_estimate_use({ sum: formatEuros(usable) })}
          </Button>
        </>
      )}
    </div>
  )
}

function EstimationPending() {
  return (
    <SkeletonGroup label={m.deposit_estimate_loading()} className="space-y-3">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-10 w-48" />
    </SkeletonGroup>
  )
}
