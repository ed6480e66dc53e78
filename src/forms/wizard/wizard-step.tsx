import { m } from '@generated/messages/messages.js'
import { Link, Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useStableCallback } from '@/browser/use-stable-callback'
import { formatMoment } from '@/domain/format-moment'
import { useLocale } from '@/language/locale'
import { Notice } from '@/ui/content/notice'
import { FormCard, formWithAside, PageColumns } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Stepper } from '@/ui/navigation/stepper'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { clearServerErrors, serverErrorsOf } from '../errors/server-errors'
import { coversField, hasOwnErrors } from '../fields/field-metas'
import type { FormStep } from '../form-contexts'
import { FormNotice } from '../form-notice'
import { FormRoot, type FormRootProps } from '../form-root'
import { formNoticeOf, setFormNotice } from '../form-state'
import { SubmitButton } from '../submit/submit-button'
import { firstIncomplete, linkTo, type PageDefinition, useOpenPage, useWizard, type Wizard } from './wizard-context'

export interface WizardStepProps<Prepared = undefined>
  extends Pick<FormRootProps<Prepared>, 'question' | 'evidence' | 'describeUnknown'> {
  children: ReactNode
  /** What the step is for, under its heading. */
  description?: ReactNode
  /** Omit it if the last step is submitted in another way, such as by choosing a payment method. */
  submitLabel?: ReactNode
  /** Runs when the step is valid, before the next one opens. @throws ApiError or FormRefusal to stay on this step */
  onNext?: () => unknown
  /** Next to the form on wide screens, under it on narrow ones, e.g. the order's price. */
  aside?: ReactNode
  /** The step brings its own cards; otherwise it is shown in one. */
  hasCards?: boolean
}

/** A wizard step. If an earlier step is incomplete, it redirects to the first incomplete step. */
export function WizardStep<Prepared = undefined>(props: WizardStepProps<Prepared>) {
  const wizard = useWizard()
  const step = useOpenPage(wizard.steps)
  const index = wizard.steps.indexOf(step)
  const [missing] = useState(() => firstIncomplete(wizard.steps.slice(0, index), wizard))
  if (missing) return <Navigate {...linkTo(missing)} replace />
  return <OpenStep {...props} step={step} index={index} />
}

function OpenStep<Prepared>(props: WizardStepProps<Prepared> & { step: PageDefinition; index: number }) {
  const { step, index, children, description, submitLabel, onNext, aside, hasCards = false, ...root } = props
  useLocale()
  const wizard = useWizard()
  const navigate = useNavigate()
  const heading = useHeading(step)
  const following = wizard.steps[index + 1]
  const previous = wizard.steps[index - 1]
  // Stable, and calls the latest onNext: the step may render again while its fields are checked.
  const beforeNext = useStableCallback(() => onNext?.())
  const next =
    following &&
    (async (target: string | undefined, isLeft: () => boolean) => {
      await beforeNext()
      if (isLeft()) return
      await navigate(linkTo(wizard.steps.find(({ path }) => path === target) ?? following))
    })
  const { formStep, press } = useFormStep(step, next)
  // The wizard's notice shows the time of a lost submit, so the step's form must not show it as well.
  const draft = useMemo(() => ({ ...wizard.draft, sentAt: undefined }), [wizard.draft])
  const header = <PageHeader above={<WizardTitle />} title={step.label()} heading={heading} description={description} />
  const content = (
    <>
      <WizardNotice />
      <FormRoot
        form={wizard.form}
        rules={wizard.rules}
        draft={draft}
        step={formStep}
        aria-labelledby={heading.id}
        notice="placed"
        className={aside === undefined ? undefined : formWithAside}
        {...root}
      >
        <div className="min-w-0 space-y-6">
          <FormNotice />
          {hasCards ? children : <FormCard>{children}</FormCard>}
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            {following && <SubmitButton>{m.wizard_next()}</SubmitButton>}
            {!following && submitLabel !== undefined && <SubmitButton>{submitLabel}</SubmitButton>}
            {previous && (
              <ButtonLink {...linkTo(previous)} variant="outline">
                {m.wizard_back()}
              </ButtonLink>
            )}
          </div>
        </div>
        {aside}
      </FormRoot>
    </>
  )
  return (
    <>
      {wizard.steps.length > 1 && <StepList current={index} onForward={press} />}
      {aside === undefined ? (
        <PageColumns header={header}>{content}</PageColumns>
      ) : (
        <>
          {header}
          {content}
        </>
      )}
    </>
  )
}

export const WizardTitle = () => <p className="text-sm text-muted-foreground">{useWizard().title()}</p>

/** Going forward validates the open step, like "next". */
function StepList({ current, onForward }: { current: number; onForward: (target: string) => void }) {
  const wizard = useWizard()
  const { steps, journey, title } = wizard
  const open = firstIncomplete(steps, wizard)
  const firstOpen = open ? steps.indexOf(open) : steps.length
  return (
    <Stepper
      label={m.wizard_steps({ name: title() })}
      className="mb-6"
      steps={steps.map((step, index) => {
        const wasOpen = index < current || journey.opened.has(step.path)
        // Filling in the last step sends nothing, so it is never marked as done within the wizard.
        const isDone = wasOpen && index < firstOpen && index < steps.length - 1
        return {
          key: step.path,
          label: step.label(),
          state: index === current ? 'current' : isDone ? 'done' : 'upcoming',
          link:
            wasOpen && index <= firstOpen
              ? (props) => (
                  <Link
                    {...linkTo(step)}
                    {...props}
                    onClick={(event) => {
                      if (index < current || event.metaKey || event.ctrlKey || event.shiftKey) return
                      event.preventDefault()
                      onForward(step.path)
                    }}
                  />
                )
              : undefined,
        }
      })}
    />
  )
}

/** The wizard data of a page's form. `next` is undefined if the page's button submits. */
export function useFormStep(page: PageDefinition, next: FormStep['next']) {
  const wizard = useWizard()
  const navigate = useNavigate()
  const router = useRouter()
  const pressRef = useRef<(target?: string) => void>(null)
  const [showsErrors] = useState(() => wizard.journey.errorsAt === page.path)
  const leadTo = (target: PageDefinition | undefined): boolean => {
    // Outside of the wizard its links would lack their route params.
    if (!target || !wizard.isInside(router.state.location.pathname)) return false
    wizard.journey.leadToErrorsOf(target.path)
    void navigate(linkTo(target))
    return true
  }
  const formStep: FormStep = {
    fields: page.fields,
    isElsewhere: (name) => wizard.steps.some(({ fields }) => coversField(fields, name)),
    next,
    leadToErrors: () => leadTo(stepWithErrors(wizard, page)),
    leadToHiddenErrors: () => leadTo(editWithErrors(wizard, page)),
    showsErrors,
    pressRef,
  }
  return { formStep, press: (target: string) => pressRef.current?.(target) }
}

/** Undefined while this page has errors of its own. */
function stepWithErrors(wizard: Wizard, page: PageDefinition): PageDefinition | undefined {
  const { form, steps } = wizard
  if (hasOwnErrors(form, page.fields) || serverErrorsOf(form, page.fields).size > 0) return undefined
  const before = steps.slice(0, Math.max(0, steps.indexOf(page)))
  return firstIncomplete(before, wizard) ?? steps.find(({ fields }) => serverErrorsOf(form, fields).size > 0)
}

/** The edit page of an invalid part of this page. Undefined on an edit page, which renders all of its fields. */
function editWithErrors({ form, rules, edits }: Wizard, page: PageDefinition): PageDefinition | undefined {
  if (edits.some(({ path }) => path === page.path)) return undefined
  const errors = Object.keys(rules.errors(form.state.values as never)).filter((name) => coversField(page.fields, name))
  return edits.find(
    ({ fields }) =>
      errors.some((name) => coversField(fields, name)) ||
      (serverErrorsOf(form, fields).size > 0 && fields.some((name) => coversField(page.fields, name))),
  )
}

/** For the heading of a page: notes that the page has opened, and takes the focus if another wizard page led here. */
export function useHeading(page: PageDefinition) {
  const { form, journey, draft, steps } = useWizard()
  const { moveOn } = draft
  const ref = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || !journey.arriveAt(page.path, steps.includes(page))) return
      moveOn()
      // Remove an error of the last submit on another page. A notice about an unknown outcome stays.
      if (formNoticeOf(form)?.level === 'error') setFormNotice(form, undefined)
      heading.focus({ preventScroll: true })
    },
    [form, journey, moveOn, page, steps],
  )
  return { id: useId(), ref }
}

/** Input that may have been sent is not described as unsent. */
function WizardNotice() {
  const { draft, form, steps } = useWizard()
  const navigate = useNavigate()
  const { isResumed, isPartial, sentAt, dismiss, forget } = draft
  const [isAsking, setIsAsking] = useState(false)
  if (!isResumed && sentAt === undefined) return null
  const isSent = sentAt !== undefined
  const startOver = () => {
    form.reset()
    clearServerErrors(form)
    forget()
    const [first] = steps
    if (first) void navigate(linkTo(first))
  }
  return (
    <Notice
      level={isSent ? 'warning' : 'info'}
      live="status"
      className="mb-6"
      title={isSent ? m.form_sent_title({ moment: formatMoment(sentAt) }) : m.wizard_resumed_title()}
      text={`${isSent ? m.form_sent_text() : m.wizard_resumed_text()}${isPartial ? ` ${m.wizard_resumed_secrets()}` : ''}`}
    >
      {isResumed && (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {m.wizard_start_over()}
        </Button>
      )}
      <Button variant="ghost" onClick={dismiss}>
        {m.form_sent_close()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={m.wizard_start_over_title()}
          confirmLabel={m.wizard_start_over_confirm()}
          variant="destructive"
          onConfirm={startOver}
          onClose={() => setIsAsking(false)}
        >
          <p>{m.wizard_start_over_text()}</p>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
