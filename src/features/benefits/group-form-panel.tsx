import { useCreateBenefitGroup, useUpdateBenefitGroup } from '@generated/api/benefits/benefits'
import type { BenefitGroup, BenefitGroupSettings, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useMemo, useState } from 'react'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { useFeatureFlag } from '@/shell/feature-flags'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { SlideOut } from '@/ui/slide-out'
import { ConfirmCreation } from './confirm-creation'
import { GroupFields } from './group-fields'
import { GROUP_FIELDS, type GroupContext, groupForm, initialValues } from './group-form'
import { useAnswer } from './use-answer'

export interface GroupFormPanelProps {
  type: BenefitType
  /** The group to edit; undefined creates one. */
  group: BenefitGroup | undefined
  settings: BenefitGroupSettings
  /** With employees a new group is confirmed first (GRP-04). */
  hasEmployees: boolean
  onSaved: (saved: BenefitGroup) => void
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** The side panel in mode edit or create (GRP-03). */
export function GroupFormPanel(props: GroupFormPanelProps) {
  const { group, settings, hasEmployees, onSaved, onClose, returnFocusTo } = props
  const context = useGroupContext(props)
  const definition = useMemo(() => groupForm(context), [context])
  // As the group was when the panel opened: a refetch meanwhile must not touch what is typed.
  const [defaultValues] = useState(() => initialValues(context))
  const confirmation = useAnswer()
  const create = useCreateBenefitGroup()
  const update = useUpdateBenefitGroup()

  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmit: async ({ value }) => {
      const body = definition.read(value)
      if (group) {
        onSaved(await update.mutateAsync({ data: { ...body, groupId: group.groupId } }))
        return
      }
      if (hasEmployees && !(await confirmation.ask())) return
      try {
        onSaved(await create.mutateAsync({ data: body }))
      } finally {
        confirmation.close()
      }
    },
  })
  return (
    <>
      <SlideOut
        open
        size="lg"
        title={group ? m.benefits_group_edit_title() : m.benefits_group_add()}
        closeLabel={m.benefits_close()}
        onCloseRequest={onClose}
        returnFocusTo={returnFocusTo}
        frame={(content, className) => (
          <FormRoot form={form} fields={GROUP_FIELDS} notice="placed" className={className}>
            {content}
          </FormRoot>
        )}
        actions={
          <>
            <form.SubmitButton needsChange={group !== undefined}>
              {group ? m.benefits_group_save() : m.benefits_group_add()}
            </form.SubmitButton>
            <Button variant="secondary" onClick={onClose}>
              {m.benefits_cancel()}
            </Button>
          </>
        }
      >
        <form.FormNotice />
        {!group && (
          <Alert level="info" title={m.benefits_cards_title()}>
            <p>{m.benefits_cards_text()}</p>
          </Alert>
        )}
        <GroupFields form={form} context={context} settings={settings} />
      </SlideOut>
      {confirmation.isAsked && (
        <ConfirmCreation
          body={definition.read(form.state.values)}
          isBusy={create.isPending}
          onConfirm={() => confirmation.answer(true)}
          onClose={() => confirmation.answer(false)}
        />
      )}
    </>
  )
}

function useGroupContext({ type, group, settings }: GroupFormPanelProps): GroupContext {
  const enableLoadingType = useFeatureFlag('enableLoadingType')
  const enableDailyLoadExtension = useFeatureFlag('enableDailyLoadExtension')
  const enableRecurringLoad = useFeatureFlag('enableRecurringLoad')
  return useMemo(
    () => ({
      type,
      group,
      limits: settings.limits[type],
      year: settings.applicableYear,
      flags: { enableLoadingType, enableDailyLoadExtension, enableRecurringLoad },
    }),
    [type, group, settings, enableLoadingType, enableDailyLoadExtension, enableRecurringLoad],
  )
}
