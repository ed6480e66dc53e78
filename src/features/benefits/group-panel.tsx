import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useFeatureFlag } from '@/shell/feature-flags'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { Button } from '@/ui/inputs/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle } from '@/ui/overlays/sheet'
import { cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { amountLabel, loadingTypeName } from './group-texts'

export interface GroupPanelProps {
  group: BenefitGroup
  /** Date of the next recurring load, yyyy-MM-dd; undefined until the settings are loaded. */
  nextRecurringLoadDate: string | undefined
  /** The limits are loaded. */
  isEditable: boolean
  onEdit: () => void
  onClose: () => void
}

/** The saved values of a group (GRP-03). */
export function GroupPanel({ group, nextRecurringLoadDate, isEditable, onEdit, onClose }: GroupPanelProps) {
  const rows = useGroupRows(group, nextRecurringLoadDate)
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent>
        <SheetHeader closeLabel={m.benefits_close()}>
          <SheetTitle>{group.groupName}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <DescriptionList rows={rows} />
        </SheetBody>
        <SheetFooter>
          <Button disabledReason={isEditable ? undefined : m.benefits_settings_missing()} onClick={onEdit}>
            {m.benefits_group_edit()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.benefits_close()}
          </Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}

/** GRP-10: rows of fields that a flag hides are hidden too. */
function useGroupRows(group: BenefitGroup, nextRecurringLoadDate: string | undefined): DescriptionRow[] {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  const showsRecurring = useFeatureFlag('enableRecurringLoad')
  const { benefitType: type, fundsLoadingTypeFrom: from, recurringTopupRequestEnabled: recurs } = group
  const rows: DescriptionRow[] = [
    { label: amountLabel(type), value: formatEuros(cents(group.maxAmountPerPeriod)), kind: 'money', strong: true },
  ]
  if (type === 'lunch') {
    const limit = group.isMaximumSpendingLimit ? m.benefits_spending_maximum() : m.benefits_spending_custom()
    rows.push({ label: m.benefits_spending_limit(), value: limit })
  }
  if (showsLoadingType) {
    rows.push({
      label: m.benefits_loading_type(),
      value: loadingTypeName(group.fundsLoadingType),
      // GRP-07: a scheduled change.
      note: from === undefined ? undefined : m.benefits_loading_waits({ date: formatDate(plainDate(from)) }),
    })
  }
  if (showsRecurring) {
    const next = nextRecurringLoadDate && formatDate(plainDate(nextRecurringLoadDate))
    rows.push({
      label: m.benefits_recurring(),
      value: recurs ? m.benefits_recurring_on() : m.benefits_recurring_off(),
      note: recurs && next ? m.benefits_recurring_next({ date: next }) : undefined,
    })
  }
  return rows
}
