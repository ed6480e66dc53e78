import { createFileRoute, notFound } from '@tanstack/react-router'
import { kitTexts } from '@/features/kit/kit-texts'
import { kitWizardPage } from './-kit-wizard-page'

export const Route = createFileRoute('/kit_/wizard_/status')({
  staticData: { title: () => (__MOCKED__ ? kitTexts().wizard.doneTitle : '') },
  beforeLoad: () => {
    if (!__MOCKED__) throw notFound()
  },
  component: kitWizardPage('KitWizardStatus'),
})
