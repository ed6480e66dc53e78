import { createFileRoute } from '@tanstack/react-router'
import { kitTexts } from '@/features/kit/kit-texts'
import { kitWizardPage } from './-kit-wizard-page'

export const Route = createFileRoute('/kit_/wizard/')({
  staticData: { title: () => (__MOCKED__ ? kitTexts().wizard.amount : '') },
  component: kitWizardPage('KitAmountStep'),
})
