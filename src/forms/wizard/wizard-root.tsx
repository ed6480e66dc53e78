import { Outlet, useMatch, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { type AppFormLike, asAnyForm } from '../any-form'
import { ConfirmLeave } from '../draft/confirm-leave'
import { usePersistedDraft } from '../draft/persisted-draft'
import { firstIncomplete, Journey, type Wizard, WizardContext } from './wizard-context'

export interface WizardRootProps extends Pick<Wizard, 'rules'> {
  form: AppFormLike
  /** Storage key of the draft. Another order of the same kind needs another one, and another React key. */
  draft: string
}

interface Definition extends Pick<Wizard, 'title' | 'steps' | 'edits'> {
  leaving: 'asks' | 'keeps'
}

/** Layout of a wizard's routes: stores the draft, asks before leaving, renders the open page. */
export function WizardRoot({ form: givenForm, draft: draftId, ...rest }: WizardRootProps & Definition) {
  const form = asAnyForm(givenForm)
  const draft = usePersistedDraft(form, draftId)
  return draft.isReady ? <OpenWizard {...rest} form={form} draft={draft} /> : null
}

function OpenWizard(props: Omit<Wizard, 'journey' | 'isInside'> & Definition) {
  const { leaving, title, steps, edits, form, rules, draft } = props
  const router = useRouter()
  const layout = useMatch({ strict: false })
  // Steps completed before a reload stay accessible.
  const [journey] = useState(
    () => new Journey(draft.isResumed ? stepsUpTo(firstIncomplete(steps, { form, rules })?.path, steps) : []),
  )
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

function stepsUpTo(last: string | undefined, steps: Wizard['steps']): string[] {
  const paths: string[] = steps.map(({ path }) => path)
  return last === undefined ? paths : paths.slice(0, paths.indexOf(last) + 1)
}
