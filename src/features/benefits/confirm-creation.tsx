import type { CreateBenefitGroupRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/shell/benefit-texts'
import { useFeatureFlag } from '@/shell/feature-flags'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { DescriptionRow } from '@/ui/description-list'
import { cents, formatEuros } from '@/values/money'
import { amountLabel, loadingTypeName } from './benefit-texts'

export interface ConfirmCreationProps {
  body: CreateBenefitGroupRequest
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** GRP-04: a new group reaches all employees and orders their virtual cards, so it is confirmed first. */
export function ConfirmCreation({ body, isBusy, onConfirm, onClose }: ConfirmCreationProps) {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  const rows: DescriptionRow[] = [
    { label: m.benefits_confirm_benefit(), value: benefitName(body.benefitType) },
    { label: m.benefits_name(), value: body.groupName },
    { label: amountLabel(body.benefitType), value: formatEuros(cents(body.maxAmountPerPeriod)), kind: 'money' },
  ]
  if (showsLoadingType) rows.push({ label: m.benefits_loading_type(), value: loadingTypeName(body.fundsLoadingType) })
  return (
    <ConfirmDialog
      open
      title={m.benefits_confirm_title()}
      rows={rows}
      confirmLabel={m.benefits_group_add()}
      cancelLabel={m.benefits_confirm_back()}
      closeLabel={m.benefits_close()}
      busy={isBusy}
      onConfirm={onConfirm}
      onCloseRequest={onClose}
    >
      {m.benefits_confirm_text()}
    </ConfirmDialog>
  )
}
