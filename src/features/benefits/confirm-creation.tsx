import type { CreateBenefitGroupRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import type { AskedQuestion } from '@/forms/submit/press'
import { useFeatureFlag } from '@/shell/feature-flags'
import type { DescriptionRow } from '@/ui/content/description-list'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { cents, formatEuros } from '@/values/money'
import { amountLabel, loadingTypeName } from './group-texts'

/** GRP-04: a new group applies to all employees and orders their virtual cards, so it must be confirmed. */
export function ConfirmCreation({
  asked,
  busy,
  onConfirm,
  onClose,
}: AskedQuestion<CreateBenefitGroupRequest | undefined>) {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  if (!asked) return null
  const rows: DescriptionRow[] = [
    { label: m.benefits_confirm_benefit(), value: benefitName(asked.benefitType) },
    { label: m.benefits_name(), value: asked.groupName },
    { label: amountLabel(asked.benefitType), value: formatEuros(cents(asked.maxAmountPerPeriod)), kind: 'money' },
  ]
  if (showsLoadingType) rows.push({ label: m.benefits_loading_type(), value: loadingTypeName(asked.fundsLoadingType) })
  return (
    <ConfirmDialog
      open
      title={m.benefits_confirm_title()}
      rows={rows}
      confirmLabel={m.benefits_group_add()}
      cancelLabel={m.benefits_confirm_back()}
      closeLabel={m.benefits_close()}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onCloseRequest={onClose}
    >
      {m.benefits_confirm_text()}
    </ConfirmDialog>
  )
}
