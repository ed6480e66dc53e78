import { createFileRoute } from '@tanstack/react-router'
import { kitTexts } from '@/features/kit/kit-texts'
import { kitWizardPage } from './-kit-wizard-page'

export const Route = createFileRoute('/kit_/wizard/edit-company')({
  staticData: { title: () => (__MOCKED__ ? kitTexts().wizard.editCompany : '') },
  component: kitWizardPage('KitCompanyEdit'),
})
