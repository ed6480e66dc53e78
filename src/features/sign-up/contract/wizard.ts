import { m } from '@generated/messages/messages.js'
import { createWizard } from '@/forms/wizard/create-wizard'
import { NEW_CONTRACT } from './contract-form'

/** SGN-01: the four steps. Input is stored per tab, and restored on return. */
export const wizard = createWizard({
  title: () => m.contract_title(),
  defaultValues: NEW_CONTRACT,
  leaving: 'keeps',
  steps: [
    { id: 'company', path: '/contract', label: () => m.contract_company(), fields: ['companyInformation'] },
    {
      id: 'invoicing',
      path: '/contract/invoicing',
      label: () => m.contract_invoicing(),
      fields: ['invoicingInformation'],
    },
    {
      id: 'contacts',
      path: '/contract/contact-persons',
      label: () => m.contract_contacts(),
      fields: ['contactPersons'],
    },
    {
      id: 'signing',
      path: '/contract/signing',
      label: () => m.contract_signing(),
      fields: ['contractSignatory', 'acceptsPriceList'],
    },
  ],
})
