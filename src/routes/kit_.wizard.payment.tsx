import { createFileRoute } from '@tanstack/react-router'
import { kitTexts } from '@/features/kit/kit-texts'
import { kitWizardPage } from './-kit-wizard-page'

export const Route = createFileRoute('/kit_/wizard/payment')({
  staticData: { title: () => (__MOCKED__ ? kitTexts().wizard.payment : '') },
  component: kitWizardPage('KitPaymentStep'),
})
