import { useCreateBenefitGroup, useUpdateBenefitGroup } from '@generated/api/benefits/benefits'
import type { BenefitGroup, BenefitGroupSettings, BenefitType, CreateBenefitGroupRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { invalidateAll } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { BenefitLabel } from '@/domain/benefit-mark'
import { useFeatureFlags } from '@/domain/feature-flags'
import { moneyRow } from '@/domain/money-row'
import { useAppForm } from '@/forms/app-form'
import { FormSheet } from '@/forms/form-sheet'
import { type ConfirmationProps, pressOf } from '@/forms/submit/press'
import { compareWithSaved } from '@/forms/submit/saved-meanwhile'
import { Notice } from '@/ui/content/notice'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { GroupFields } from './group-fields'
import { describeGroupField, findSavedAs, groupForm, initialValues, mayBeSaved } from './group-form'
import { amountLabel, loadingTypeName } from './group-texts'
import { groupsQuery } from './queries'

interface GroupFormPanelProps {
  type: BenefitType
  group: BenefitGroup | undefined
  settings: BenefitGroupSettings
  /** If there are employees, a new group must be confirmed (GRP-04). */
  hasEmployees: boolean
  onSaved: (saved: BenefitGroup) => void
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** The side panel in edit or create mode (GRP-03). */
export function GroupFormPanel(props: GroupFormPanelProps) {
  const { type, group, settings, hasEmployees, onSaved, onClose, returnFocusTo } = props
  const flags = useFeatureFlags()
  const context = useMemo(
    () => ({ type, group, limits: settings.limits[type], year: settings.applicableYear, flags }),
    [type, group, settings, flags],
  )
  const definition = useMemo(() => groupForm(context), [context])
  // Initial values are frozen on open: a refetch must not overwrite input.
  const [defaultValues] = useState(() => initialValues(context))
  const client = useQueryClient()
  const create = useCreateBenefitGroup({
    // The group may exist anyway: the reply may be lost, or another user may have created it.
    mutation: { onError: () => void invalidateAll(client) },
  })
  const update = useUpdateBenefitGroup()
  const refetchGroups = async () => (await readAnew(client, groupsQuery(type))).benefitGroups
  const readValues = async () => {
    const saved = (await refetchGroups()).find(({ groupId }) => groupId === group?.groupId)
    return initialValues(saved ? { ...context, group: saved } : context)
  }

  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmitMeta: pressOf<CreateBenefitGroupRequest | undefined>(),
    onSubmit: async ({ value, meta }) => {
      // If there was a confirmation, send exactly the confirmed body.
      const data = meta.prepared ?? definition.read(value)
      let saved: BenefitGroup | undefined
      await sendOrLookUp(
        async () => {
          saved = group
            ? await update.mutateAsync({ data: { ...data, groupId: group.groupId } })
            : await create.mutateAsync({ data })
        },
        async () => {
          saved = findSavedAs(await refetchGroups(), data, context)
          return saved !== undefined
        },
        mayBeSaved,
      )
      if (saved) onSaved(saved)
    },
  })
  return (
    <FormSheet
      form={form}
      title={group ? m.benefits_group_edit_title() : m.benefits_group_add()}
      rules={definition}
      before={group && compareWithSaved(readValues, (name, value) => describeGroupField(type, name, value))}
      describeUnknown={() => (group ? m.form_unknown_repeatable() : m.benefits_create_unknown())}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      submit={
        <form.SubmitButton needsChange={group !== undefined}>
          {group ? m.benefits_group_save() : m.benefits_group_add()}
        </form.SubmitButton>
      }
      question={
        !group && hasEmployees
          ? {
              prepare: () => definition.read(form.state.values),
              render: (question) => <ConfirmCreation {...question} />,
            }
          : undefined
      }
    >
      {!group && <Notice level="info" title={m.benefits_cards_title()} text={m.benefits_cards_text()} />}
      <GroupFields context={context} settings={settings} />
    </FormSheet>
  )
}

/** GRP-04: a new group applies to all employees and orders their virtual cards, so it must be confirmed. */
function ConfirmCreation({ prepared, ...question }: ConfirmationProps<CreateBenefitGroupRequest>) {
  const { enableLoadingType: showsLoadingType, enableRecurringLoad: showsRecurring } = useFeatureFlags()
  return (
    <ConfirmDialog
      {...question}
      title={m.benefits_confirm_title()}
      rows={[
        { label: m.benefits_confirm_benefit(), value: <BenefitLabel type={prepared.benefitType} /> },
        { label: m.benefits_name(), value: prepared.groupName },
        moneyRow(amountLabel(prepared.benefitType), prepared.maxAmountPerPeriod),
        showsLoadingType && { label: m.benefits_loading_type(), value: loadingTypeName(prepared.fundsLoadingType) },
        showsRecurring && {
          label: m.benefits_recurring(),
          value: prepared.recurringTopupRequestEnabled ? m.benefits_recurring_on() : m.benefits_recurring_off(),
        },
      ]}
      confirmLabel={m.benefits_group_add()}
      cancelLabel={m.benefits_confirm_back()}
    >
      {m.benefits_confirm_text()}
    </ConfirmDialog>
  )
}
