import { m } from '@generated/messages/messages.js'
import type { DeepKeys } from '@tanstack/react-form'
import { Navigate, Outlet, useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useLocale } from '@/language/locale'
import { FormCard, formWithAside, PageColumns } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { type AppFormLike, asAnyForm } from '../any-form'
import { useAppForm, useTypedAppFormContext } from '../app-form'
import { ConfirmLeave } from '../draft/confirm-leave'
import { usePersistedDraft } from '../draft/persisted-draft'
import { serverErrorsOf, setServerError } from '../errors/server-errors'
import { FormRoot } from '../form-root'
import { hasUnsaved } from '../form-state'
import { SubmitButton } from '../submit/submit-button'
import {
  firstIncomplete,
  Journey,
  linkTo,
  type PageDefinition,
  useOpenPage,
  useWizard,
  type Wizard,
  WizardContext,
} from './wizard-context'
import { useFormStep, useHeading, WizardStep, WizardTitle } from './wizard-step'

export interface WizardOptions<Values extends object> {
  title: () => string
  defaultValues: Values
  steps: readonly PageDefinition<DeepKeys<Values> & string>[]
  edits?: readonly PageDefinition<DeepKeys<Values> & string>[]
  /** `asks` before input is discarded (SES-18); `keeps` it for the next visit in this tab. */
  leaving?: 'asks' | 'keeps'
}

export interface WizardRootProps extends Pick<Wizard, 'rules'> {
  form: AppFormLike
  /** Storage key of the draft. Another order of the same kind needs another one, and another React key. */
  draft: string
}

/** A form over several routes: the layout route renders `Root` around routes with `Step` or `Edit`. */
export function createWizard<Values extends object>({ defaultValues, ...options }: WizardOptions<Values>) {
  const definition: Definition = { edits: [], leaving: 'asks', ...options }
  return {
    /** The form around a component: the layout's form in Root, the edit page's own form in Edit. */
    useForm: () => useTypedAppFormContext({ defaultValues }),
    Root: (props: WizardRootProps) => <WizardRoot {...props} {...definition} />,
    Step: WizardStep,
    Edit: WizardEdit,
  }
}

interface Definition extends Pick<Wizard, 'title' | 'steps' | 'edits'> {
  leaving: 'asks' | 'keeps'
}

/** Layout of a wizard's routes: stores the draft, asks before leaving, renders the open page. */
function WizardRoot({ leaving, title, steps, edits, rules, ...props }: WizardRootProps & Definition) {
  const form = asAnyForm(props.form)
  const draft = usePersistedDraft(form, props.draft)
  const router = useRouter()
  const layout = useMatch({ strict: false })
  const [journey] = useState(() => new Journey(draft.opened))
  const { pathname: layoutPath, routeId } = layout
  // A status page may be under the same path, and other params mean another order. Both count as outside.
  const isInside = useCallback(
    (pathname: string) =>
      `${pathname}/`.startsWith(`${layoutPath.replace(/\/$/, '')}/`) &&
      router.getMatchedRoutes(pathname)[0].some(({ id }) => id === routeId),
    [router, layoutPath, routeId],
  )
  const wizard = useMemo(
    () => ({ title, steps, edits, form, rules, draft, journey, isInside }),
    [title, steps, edits, form, rules, draft, journey, isInside],
  )
  return (
    <form.AppForm>
      <WizardContext value={wizard}>
        <ConfirmLeave keepsForm={leaving === 'keeps' ? () => true : isInside} onLeave={draft.forget} />
        <Outlet />
      </WizardContext>
    </form.AppForm>
  )
}

export function WizardPending({ title }: { title: string }) {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-full" />
      <PageHeader above={<Skeleton className="h-5 w-24" />} title={title} />
      <SkeletonGroup label={m.orders_loading()} className={formWithAside}>
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-80 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

export function WizardEdit({ children }: { children: ReactNode }) {
  const wizard = useWizard()
  const { steps, edits, journey } = wizard
  const page = useOpenPage(edits)
  const [goal] = useState(() => steps.find(({ path }) => path === [...journey.opened].at(-1)) ?? steps.at(-1))
  if (!goal) throw new Error('the wizard has no steps')
  // Only the steps before are checked: the missing data may be what this page edits.
  const [missing] = useState(() => firstIncomplete(steps.slice(0, steps.indexOf(goal)), wizard, page.fields))
  if (missing) return <Navigate {...linkTo(missing)} replace />
  return (
    <OpenEdit page={page} goal={goal}>
      {children}
    </OpenEdit>
  )
}

function OpenEdit({ page, goal, children }: { page: PageDefinition; goal: PageDefinition; children: ReactNode }) {
  useLocale()
  const { form: wizardForm, rules, draft, isInside } = useWizard()
  const navigate = useNavigate()
  const heading = useHeading(page)
  // The page's own form starts with the wizard's values, and writes to the wizard only when saved.
  const { validationLogic, canSubmitWhenInvalid, validators } = wizardForm.options
  const [defaultValues] = useState<object>(() => wizardForm.state.values as object)
  const form = asAnyForm(useAppForm({ validationLogic, canSubmitWhenInvalid, validators, defaultValues }))
  useState(() => {
    for (const [name, error] of serverErrorsOf(wizardForm, page.fields)) setServerError(form, name, error)
  })
  const isDone = useRef(false)
  const leave = () => {
    isDone.current = true
    return navigate(linkTo(goal))
  }
  const save = () => {
    for (const name of page.fields) wizardForm.setFieldValue(name, form.getFieldValue(name))
    return leave()
  }
  const { formStep } = useFormStep(page, save)
  return (
    <PageColumns header={<PageHeader above={<WizardTitle />} title={page.label()} heading={heading} />}>
      <FormRoot
        form={form}
        rules={rules}
        draft={`${draft.formId} ${page.path}`}
        step={formStep}
        aria-labelledby={heading.id}
      >
        {/* If leaving the wizard already asks for confirmation, this page does not ask a second time. */}
        <ConfirmLeave keepsForm={(path) => isDone.current || (!isInside(path) && hasUnsaved(wizardForm))} />
        <FormCard>{children}</FormCard>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton>{m.wizard_save()}</SubmitButton>
          <Button variant="outline" onClick={() => void leave()}>
            {m.form_cancel()}
          </Button>
        </div>
      </FormRoot>
    </PageColumns>
  )
}
