import { m } from '@generated/messages/messages.js'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { ExistingCompany, useExistingCompany } from '@/forms/existing-company'
import { LoginFields, PersonFields, personOf } from '@/forms/fields/user-fields'
import { FormSection } from '@/forms/form-section'
import { createWizard, WizardEdit, WizardPending } from '@/forms/wizard/create-wizard'
import { handDraftToNextLogin } from '@/session/draft'
import { rememberLocation } from '@/session/history'
import { EmptyState } from '@/ui/content/empty-state'
import { PageHeader } from '@/ui/navigation/page-header'
import { orderTitle } from '../voucher-type'
import { AmountFields, CompanyFields, DeliveryPart } from './order-fields'
import { COMPANY_EDIT, DELIVERY_EDIT, NO_ORDER, withoutGuest } from './order-form'
import { OrderFrame, useOrder } from './order-frame'
import { OrderSummary } from './order-overview'

const route = getRouteApi('/voucher-order/$voucherType')

const wizard = createWizard({
  title: () => m.vouchers_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    { path: '/voucher-order/$voucherType', label: () => m.vouchers_step_amount(), fields: ['amount', 'calculator'] },
    {
      path: '/voucher-order/$voucherType/information',
      label: () => m.vouchers_step_delivery(),
      fields: ['user', 'company', 'delivery'],
    },
    {
      path: '/voucher-order/$voucherType/payment',
      label: () => m.vouchers_step_payment(),
      fields: ['payment', 'terms', 'isChecked'],
    },
  ],
  edits: [
    { path: '/voucher-order/$voucherType/edit-delivery', ...DELIVERY_EDIT },
    { path: '/voucher-order/$voucherType/edit-company', ...COMPANY_EDIT },
  ],
})

/** VOU-05, VOU-07: layout of an order. Another type of voucher is a separate order. */
export function VoucherOrderPage() {
  const page = route.useLoaderData()
  const { voucherType } = page
  if (page.vouchers.length === 0) {
    return (
      <>
        <PageHeader title={orderTitle(voucherType)} />
        <EmptyState icon={<Ticket />} title={m.vouchers_sold_out_title()}>
          {m.vouchers_sold_out_text()}
        </EmptyState>
      </>
    )
  }
  return <OrderFrame key={voucherType} page={page} formId={`voucher-order-${voucherType}`} Root={wizard.Root} />
}

export function AmountStep() {
  return (
    <wizard.Step aside={<OrderSummary />}>
      <AmountFields />
    </wizard.Step>
  )
}

export function InformationStep() {
  const { page, formId, form } = useOrder()
  const href = useRouterState({ select: ({ location }) => location.href })
  const { existing, refuseExisting } = useExistingCompany()
  const refuseKnown = () => refuseExisting(form.state.values.company.businessIdentityCode)
  /** VOU-28: keeps the order for after the login to the existing company. */
  const handOver = () => {
    handDraftToNextLogin(formId, withoutGuest(form.state.values))
    rememberLocation(href)
  }
  return (
    <wizard.Step aside={<OrderSummary />} onNext={page.isGuest ? refuseKnown : undefined}>
      {page.isGuest ? <GuestParts /> : <DeliveryPart />}
      {existing && (
        <ExistingCompany {...existing} person={personOf(form.state.values.user)} onLeave={handOver}>
          <p>{m.vouchers_known_kept()}</p>
        </ExistingCompany>
      )}
    </wizard.Step>
  )
}

/** The pages that edit one part, of this wizard and of a reorder's. */
export const EditDelivery = () => (
  <WizardEdit>
    <DeliveryPart />
  </WizardEdit>
)

export const EditCompany = () => (
  <WizardEdit>
    <CompanyFields />
  </WizardEdit>
)

export const VoucherOrderPending = () => <WizardPending title={m.vouchers_wizard()} />

/** VOU-25: guests enter what is known of logged-in users, and the username and password of the account to create. */
function GuestParts() {
  const { checks, form } = useOrder()
  return (
    <div className="space-y-10">
      <FormSection title={m.orders_company()}>
        <CompanyFields />
      </FormSection>
      <FormSection title={m.orders_user()}>
        <PersonFields form={form} fields="user" check={checks.email} />
        <LoginFields form={form} fields="user" check={checks.username} hint={m.orders_username_hint()} />
      </FormSection>
      <FormSection title={m.orders_delivery()}>
        <DeliveryPart />
      </FormSection>
    </div>
  )
}
