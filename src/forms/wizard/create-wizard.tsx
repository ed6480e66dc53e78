import type { DeepKeys } from '@tanstack/react-form'
import { useTypedAppFormContext } from '../app-form'
import type { EditDefinition, PageDefinition } from './wizard-context'
import { WizardEdit, type WizardEditProps } from './wizard-edit'
import { WizardRoot, type WizardRootProps } from './wizard-root'
import { WizardStep, type WizardStepProps } from './wizard-step'

export interface WizardOptions<Values extends object, StepId extends string, EditId extends string> {
  /** The wizard's name above each step's heading, e.g. "Tee sopimus". */
  title: () => string
  /** Default values of the form; the layout may use others of the same type. */
  defaultValues: Values
  /** The steps in order. */
  steps: readonly PageDefinition<StepId, DeepKeys<Values> & string>[]
  /** Pages that edit one part and return. */
  edits?: readonly EditDefinition<EditId, NoInfer<StepId>, DeepKeys<Values> & string>[]
  /**
   * `asks`: asks for confirmation before input is discarded (SES-18). `keeps`: keeps the input for the next visit in
   * this tab; only the browser asks, when the tab is closed.
   */
  leaving?: 'asks' | 'keeps'
}

/**
 * A form over several routes. The layout route creates the form with useAppForm and renders `Root` around its child
 * routes. Each child renders `Step` (or `Edit`) with the fields of `useForm()`. Status pages are outside of the layout
 * route.
 */
export function createWizard<Values extends object, const StepId extends string, const EditId extends string = never>({
  title,
  defaultValues,
  steps,
  edits = [],
  leaving = 'asks',
}: WizardOptions<Values, StepId, EditId>) {
  return {
    /** The form around a component: the layout's form in Root, the edit page's own form in Edit. */
    useForm: () => useTypedAppFormContext({ defaultValues }),
    Root: (props: WizardRootProps) => (
      <WizardRoot {...props} title={title} steps={steps} edits={edits} leaving={leaving} />
    ),
    Step: <Asked = undefined>(props: WizardStepProps<Asked> & { id: StepId }) => <WizardStep {...props} />,
    Edit: (props: WizardEditProps & { id: EditId }) => <WizardEdit {...props} />,
  }
}
