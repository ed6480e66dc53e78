import { m } from '@generated/messages/messages.js'
import { createWizard } from '@/forms/wizard/create-wizard'
import { NO_ORDER } from './order-form'

/** CRD-01: the five steps of an order, and the page that edits the company. */
export const wizard = createWizard({
  title: () => m.cards_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    { id: 'benefits', path: '/order/benefits', label: () => m.cards_step_benefits(), fields: ['benefits'] },
    {
      id: 'company',
      path: '/order/company-information',
      label: () => m.cards_step_company(),
      fields: ['company', 'billing'],
    },
    {
      id: 'employees',
      path: '/order/employee-information',
      label: () => m.cards_step_employees(),
      fields: ['employees'],
    },
    { id: 'usage', path: '/order/benefit-usage', label: () => m.cards_step_usage(), fields: ['usage'] },
    {
      id: 'payment',
      path: '/order/payment',
      label: () => m.cards_step_payment(),
      fields: ['payment', 'terms', 'priceList'],
    },
  ],
  edits: [
    {
      id: 'company',
      path: '/order/edit-company',
      label: () => m.cards_edit_company(),
      fields: ['company', 'billing'],
      returnTo: 'company',
    },
  ],
})
