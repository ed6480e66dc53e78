import type { LinkProps } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { AnyAppForm } from '../any-form'
import type { KeptDraft } from '../draft/kept-draft'
import type { FieldErrors } from '../errors/field-error'
import { coversField } from '../fields/field-metas'

/** One page of a wizard, as its definition says. */
export interface PageDefinition<Id extends string = string, Field extends string = string> {
  id: Id
  /** Its route under the wizard's, such as `/voucher-order/$voucherType/information`. */
  path: NonNullable<LinkProps['to']>
  /** Its heading, and its name in the list of steps. */
  label: () => string
  /** What is checked here; a name covers what is under it. */
  fields: readonly Field[]
}

/** A page beside the steps that edits a part and returns. */
export interface EditDefinition<
  Id extends string = string,
  StepId extends string = string,
  Field extends string = string,
> extends PageDefinition<Id, Field> {
  /** Where it leads after a reload; otherwise to the step that one came from. */
  returnTo: StepId
}

export interface Wizard {
  /** Names the wizard above each step's heading. */
  title: () => string
  /** In the order in which they are done. */
  steps: readonly PageDefinition[]
  edits: readonly EditDefinition[]
  form: AnyAppForm
  rules: { errors: (values: never) => FieldErrors }
  draft: KeptDraft
  journey: Journey
  /** Whether an address is a page of this wizard, of the same order. */
  isInside: (pathname: string) => boolean
}

/** Which pages of the wizard one comes from and goes to; its changes draw nothing. */
export class Journey {
  #at: string | undefined
  #errorsAt: string | undefined
  #lastStep: string | undefined
  readonly #visited: Set<string>

  constructor(visited: readonly string[]) {
    this.#visited = new Set(visited)
  }

  /** The next page is opened because of its errors. */
  leadToErrorsOf(id: string): void {
    this.#errorsAt = id
  }

  leadsToErrorsOf(id: string): boolean {
    return this.#errorsAt === id
  }

  /** A page is open. @returns whether another page led to it, and not because of its errors */
  arriveAt(id: string): boolean {
    const isPlainMove = this.#at !== undefined && this.#at !== id && this.#errorsAt !== id
    this.#at = id
    this.#errorsAt = undefined
    return isPlainMove
  }

  visit(step: string): void {
    this.#lastStep = step
    this.#visited.add(step)
  }

  wasAt(step: string): boolean {
    return this.#visited.has(step)
  }

  /** The step that was open last; undefined when an edit page was opened first. */
  get lastStep(): string | undefined {
    return this.#lastStep
  }
}

export const WizardContext = createContext<Wizard | null>(null)

/** The wizard around a page. Throws outside of its root: a programming mistake. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('a step stands outside of its wizard')
  return wizard
}

/** The first of these steps whose fields are not all right. */
export function firstIncomplete(
  steps: readonly PageDefinition[],
  { form, rules }: Pick<Wizard, 'form' | 'rules'>,
  ignored: readonly string[] = [],
): PageDefinition | undefined {
  // The rules are those of the form's values.
  const errors = Object.keys(rules.errors(form.state.values as never)).filter((name) => !coversField(ignored, name))
  return steps.find(({ fields }) => errors.some((name) => coversField(fields, name)))
}

/** The way to a page of the wizard: parameters and search stay. */
export const linkTo = ({ path }: Pick<PageDefinition, 'path'>) =>
  ({ to: path, params: true, search: true }) as LinkProps
