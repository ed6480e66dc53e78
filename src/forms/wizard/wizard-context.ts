import { type LinkProps, useMatch } from '@tanstack/react-router'
import { requiredContext } from '@/ui/required-context'
import type { AnyAppForm } from '../any-form'
import type { PersistedDraft } from '../draft/persisted-draft'
import { coversField } from '../fields/field-metas'
import type { Rules } from '../form-state'

export interface PageDefinition<Field extends string = string> {
  /** The page's route; also identifies the page. */
  path: NonNullable<LinkProps['to']>
  label: () => string
  fields: readonly Field[]
}

export interface Wizard {
  title: () => string
  steps: readonly PageDefinition[]
  /** Pages outside of the step order that edit one part and return to the step that was open before. */
  edits: readonly PageDefinition[]
  form: AnyAppForm
  rules: Rules
  draft: PersistedDraft
  journey: Journey
  /** Whether a path is a page of this wizard with the same route params. */
  isInside: (pathname: string) => boolean
}

/** Tracks navigation between the wizard's pages. Changes do not cause renders. */
export class Journey {
  /** The page that is opened to show its errors. */
  errorsAt: string | undefined
  /** Paths of the steps that were open, also before a reload, in the order in which they were open last. */
  readonly opened: Set<string>
  #at: string | undefined

  constructor(opened: Set<string>) {
    this.opened = opened
  }

  leadToErrorsOf(path: string): void {
    this.errorsAt = path
  }

  /** Notes that a page has opened. @returns whether another page led to it, and not to show errors */
  arriveAt(path: string, isStep: boolean): boolean {
    const isPlainMove = this.#at !== undefined && this.#at !== path && this.errorsAt !== path
    this.#at = path
    this.errorsAt = undefined
    if (isStep) {
      this.opened.delete(path)
      this.opened.add(path)
    }
    return isPlainMove
  }
}

export const [WizardContext, useWizard] = requiredContext<Wizard>('the Root of a wizard')

/** The page whose route is open. @throws Error in a route that is none of these pages */
export function useOpenPage<Page extends PageDefinition>(pages: readonly Page[]): Page {
  const route = useMatch({
    strict: false,
    select: ({ fullPath }: { fullPath: string }) => fullPath.replace(/(.)\/$/, '$1'),
  })
  const page = pages.find(({ path }) => path === route)
  if (!page) throw new Error(`the wizard has no page ${route}`)
  return page
}

/** The first of these steps with an invalid field. */
export function firstIncomplete(
  steps: readonly PageDefinition[],
  { form, rules }: Pick<Wizard, 'form' | 'rules'>,
  ignored: readonly string[] = [],
): PageDefinition | undefined {
  // The cast is safe: the rules take the form's values.
  const errors = Object.keys(rules.errors(form.state.values as never)).filter((name) => !coversField(ignored, name))
  return steps.find(({ fields }) => errors.some((name) => coversField(fields, name)))
}

export const linkTo = ({ path }: Pick<PageDefinition, 'path'>) => ({ to: path, params: true, search: true }) as const
