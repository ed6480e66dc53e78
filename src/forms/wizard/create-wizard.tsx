import type { DeepKeys } from '@tanstack/react-form'
import { useTypedAppFormContext } from '../app-form'
import type { EditDefinition, PageDefinition } from './wizard-context'
import { WizardEdit, type WizardEditProps } from './wizard-edit'
import { WizardRoot, type WizardRootProps } from './wizard-root'
import { WizardStep, type WizardStepProps } from './wizard-step'

export interface WizardOptions<Values extends object, StepId extends string, EditId extends string> {
  /** Names the wizard above each step's heading, e.g. "Tee sopimus". */
  title: () => string
  /** The values of the one form; the layout may begin with others of this shape. */
  defaultValues: Values
  /** In the order in which they are done. */
  steps: readonly PageDefinition<StepId, DeepKeys<Values> & string>[]
  /** Pages that edit a part and return. */
  edits?: readonly EditDefinition<EditId, NoInfer<StepId>, DeepKeys<Values> & string>[]
  /**
   * `asks` before what is typed is given up (SES-18). `keeps` it for the next visit in this tab, and asks nothing but the
   * browser's own question at the end of the tab.
   */
  leaving?: 'asks' | 'keeps'
}

/**
 * A form over several routes. The layout route makes the form with useAppForm and draws `Root` around its child routes;
 * each of them draws `Step` (or `Edit`) with the fields of `useForm()`. Status pages stand outside of the layout route.
 */
export function createWizard<Values extends object, const StepId extends string, const EditId extends string = never>({
  title,
  defaultValues,
  steps,
  edits = [],
  leaving = 'asks',
}: WizardOptions<Values, StepId, EditId>) {
  return {
    /** The form around a component: the layout's in Root, and inside of Edit the edit page's own. */
    useForm: () => useTypedAppFormContext({ defaultValues }),
    Root: (props: WizardRootProps) => (
      <WizardRoot {...props} title={title} steps={steps} edits={edits} leaving={leaving} />
    ),
    Step: <Asked = undefined>(props: WizardStepProps<Asked> & { id: StepId }) => <WizardStep {...props} />,
    Edit: (props: WizardEditProps & { id: EditId }) => <WizardEdit {...props} />,
  }
}
