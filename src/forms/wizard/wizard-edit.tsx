import { m } from '@generated/messages/messages.js'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocale } from '@/language/locale'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { clearServerErrors } from '../errors/server-errors'
import { FormRoot } from '../form-root'
import { SubmitButton } from '../submit/submit-button'
import { type EditDefinition, firstIncomplete, linkTo, type PageDefinition, useWizard } from './wizard-context'
import { useArrival, useFormStep, WizardTitle } from './wizard-step'

export interface WizardEditProps {
  id: string
  children: ReactNode
}

/** A page of the wizard around it that edits a part and returns to the step that one came from. */
export function WizardEdit({ id, children }: WizardEditProps) {
  const wizard = useWizard()
  const { steps, edits, journey } = wizard
  const page = edits.find((edit) => edit.id === id)
  if (!page) throw new Error(`the wizard has no page ${id}`)
  const [goal] = useState(() => steps.find((step) => step.id === (journey.lastStep ?? page.returnTo)))
  if (!goal) throw new Error(`the wizard has no step ${page.returnTo}`)
  // What this page edits may be what is missing.
  const [missing] = useState(() => firstIncomplete(steps.slice(0, steps.indexOf(goal)), wizard, page.fields))
  if (missing) return <Navigate {...linkTo(missing)} replace />
  return (
    <OpenEdit page={page} goal={goal}>
      {children}
    </OpenEdit>
  )
}

function OpenEdit({ page, goal, children }: { page: EditDefinition; goal: PageDefinition; children: ReactNode }) {
  useLocale()
  const { form, rules, draft } = useWizard()
  const navigate = useNavigate()
  const headingId = useArrival(page.id)
  const [before] = useState(() => page.fields.map((name) => [name, form.getFieldValue(name) as unknown] as const))
  const next = useMemo(() => () => navigate(linkTo(goal)), [navigate, goal])
  const { formStep } = useFormStep(page, next)
  const cancel = () => {
    for (const [name, value] of before) form.setFieldValue(name, value)
    clearServerErrors(form, page.fields)
    void next()
  }
  return (
    <>
      <PageHeader above={<WizardTitle />} title={page.label()} titleId={headingId} />
      <FormRoot
        form={form}
        rules={rules}
        draft={draft.formDraft}
        step={formStep}
        aria-labelledby={headingId}
        className="max-w-form space-y-6"
      >
        {children}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton>{m.wizard_save()}</SubmitButton>
          <Button variant="outline" onClick={cancel}>
            {m.form_cancel()}
          </Button>
        </div>
      </FormRoot>
    </>
  )
}
