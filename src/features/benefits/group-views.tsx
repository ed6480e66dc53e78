import type { BenefitGroup, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { FileQuestion, Plus } from 'lucide-react'
import { BenefitMark } from '@/domain/benefit-mark'
import { useFeatureFlag } from '@/domain/feature-flags'
import { moneyRow } from '@/domain/money-row'
import { DescriptionList } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Tile } from '@/ui/content/tile'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { Sheet } from '@/ui/overlays/sheet'
import { today } from '@/values/dates/clock'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import { futureStart } from './group-rules'
import { amountLabel, loadingTypeName } from './group-texts'

export function GroupTile({ group, onOpen }: { group: BenefitGroup; onOpen: () => void }) {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  const from = futureStart(group.fundsLoadingTypeFrom, today())
  return (
    <Tile
      title={group.groupName}
      mark={<BenefitMark type={group.benefitType} />}
      value={formatEuros(cents(group.maxAmountPerPeriod))}
      link={({ className, children }) => (
        <button type="button" onClick={onOpen} className={`${className} cursor-pointer text-left wrap-anywhere`}>
          {children}
        </button>
      )}
    >
      {/* One line, so that the flag, which is read later, moves nothing. */}
      <p>
        {amountLabel(group.benefitType)}
        {showsLoadingType && ` · ${loadingTypeName(group.fundsLoadingType)}`}
      </p>
      {showsLoadingType && from && <p className="text-sm">{m.benefits_loading_waits({ date: formatDate(from) })}</p>}
    </Tile>
  )
}

/** GRP-03: placeholder tile for adding a group, with an explanation. */
export function AddGroupTile({ type, isReady, onAdd }: { type: BenefitType; isReady: boolean; onAdd: () => void }) {
  return (
    <Tile
      title={m.benefits_group_none_title()}
      mark={<BenefitMark type={type} />}
      className="border-dashed"
      actions={
        <Button onClick={onAdd} disabledReason={isReady ? undefined : m.benefits_settings_missing()}>
          <Plus />
          {m.benefits_group_add()}
        </Button>
      }
    >
      <p>{m.benefits_group_none_text()}</p>
    </Tile>
  )
}

/** Shown for a benefit outside the contract that was opened by URL (GRP-12). */
export function NotContracted() {
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={m.benefits_not_contracted_title()}
      action={<ButtonLink to="/help">{m.benefits_none_action()}</ButtonLink>}
    >
      {m.benefits_not_contracted_text()}
    </EmptyState>
  )
}

interface GroupPanelProps {
  group: BenefitGroup
  /** Whether the settings, which the form needs, are loaded. */
  isReady: boolean
  /** Day of the next automatic load; undefined until it is known, and while there are none. */
  automaticOn: PlainDate | undefined
  onEdit: () => void
  onClose: () => void
}

/** The saved values of a group (GRP-03). Rows of fields that a flag hides are hidden too (GRP-10). */
export function GroupPanel({ group, isReady, automaticOn, onEdit, onClose }: GroupPanelProps) {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  const showsRecurring = useFeatureFlag('enableRecurringLoad')
  const { benefitType: type, recurringTopupRequestEnabled: recurs } = group
  const from = futureStart(group.fundsLoadingTypeFrom, today())
  return (
    <Sheet
      title={group.groupName}
      onClose={onClose}
      footer={
        <>
          <Button disabledReason={isReady ? undefined : m.benefits_settings_missing()} onClick={onEdit}>
            {m.benefits_group_edit()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.benefits_close()}
          </Button>
        </>
      }
    >
      <DescriptionList
        rows={[
          moneyRow(amountLabel(type), group.maxAmountPerPeriod, { strong: true }),
          type === 'lunch' && {
            label: m.benefits_spending_limit(),
            value: group.isMaximumSpendingLimit ? m.benefits_spending_maximum() : m.benefits_spending_custom(),
          },
          showsLoadingType && {
            label: m.benefits_loading_type(),
            value: loadingTypeName(group.fundsLoadingType),
            // GRP-07: a scheduled change.
            note: from && m.benefits_loading_waits({ date: formatDate(from) }),
          },
          showsRecurring && {
            label: m.benefits_recurring(),
            value: recurs ? m.benefits_recurring_on() : m.benefits_recurring_off(),
            note: recurs && automaticOn && m.benefits_recurring_next({ date: formatDate(automaticOn) }),
          },
        ]}
      />
    </Sheet>
  )
}
