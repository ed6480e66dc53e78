import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { FormSection } from '@/forms/form-section'
import { createWizard } from '@/forms/wizard/create-wizard'
import { WizardPending } from '@/forms/wizard/wizard-pending'
import { useExistingCompany } from '@/shell/existing-company'
import { EmptyState } from '@/ui/content/empty-state'
import { PageHeader } from '@/ui/navigation/page-header'
import { orderTitle } from '../voucher-type'
import { AmountFields } from './amount-fields'
import { CompanyFields } from './company-fields'
import { DeliveryPart } from './delivery-part'
import { KnownCompany } from './known-company'
import { useOrderAround, useOrderForm } from './order-context'
import { NO_ORDER, ORDER_FIELDS } from './order-form'
import { OrderFrame } from './order-frame'
import type { OrderPage } from './order-page'
import { OrderSummary } from './order-summary'
import { PaymentPart } from './payment-part'
import { SENDING } from './sending'
import { UserFields } from './user-fields'

const route = getRouteApi('/voucher-order/$voucherType')

const wizard = createWizard({
  title: () => m.vouchers_wizard(),
  defaultValues: NO_ORDER,
  steps: [
    {
      id: 'amount',
      path: '/voucher-order/$voucherType',
      label: () => m.vouchers_step_amount(),
      fields: ['amount', 'calculator'],
    },
    {
      id: 'information',
      path: '/voucher-order/$voucherType/information',
      label: () => m.vouchers_step_delivery(),
      fields: ['user', 'company', 'delivery'],
    },
    {
      id: 'payment',
      path: '/voucher-order/$voucherType/payment',
      label: () => m.vouchers_step_payment(),
      fields: ['payment', 'terms', 'isChecked'],
    },
  ],
  edits: [
    {
      id: 'delivery',
      path: '/voucher-order/$voucherType/edit-delivery',
      label: () => m.vouchers_edit_delivery(),
      fields: ['delivery'],
      returnTo: 'payment',
    },
    {
      id: 'company',
      path: '/voucher-order/$voucherType/edit-company',
      label: () => m.vouchers_edit_company(),
      fields: ['company'],
      returnTo: 'payment',
    },
  ],
})

/** VOU-05, VOU-07: layout of an order. Another type of voucher is a separate order. */
export function VoucherOrderPage() {
  const page = route.useLoaderData()
  const { voucherType } = page
  if (page.vouchers.length === 0) return <NothingToOrder voucherType={voucherType} />
  return (
    <OrderFrame
      key={voucherType}
      page={page}
      defaults={page.defaults}
      formId={`voucher-order-${voucherType}`}
      title={orderTitle(voucherType)}
      changes={page.isGuest ? GUEST_CHANGES : CHANGES}
      Root={wizard.Root}
    />
  )
}

const CHANGES = {
  amount: '/voucher-order/$voucherType',
  delivery: '/voucher-order/$voucherType/edit-delivery',
  company: '/voucher-order/$voucherType/edit-company',
} as const
/** VOU-24: the edit pages need a session, so guests return to the steps. */
const GUEST_CHANGES = {
  amount: '/voucher-order/$voucherType',
  delivery: '/voucher-order/$voucherType/information',
  company: '/voucher-order/$voucherType/information',
} as const

function NothingToOrder({ voucherType }: Pick<OrderPage, 'voucherType'>) {
  return (
    <>
      <PageHeader title={orderTitle(voucherType)} />
      <EmptyState icon={<Ticket />} title={m.vouchers_sold_out_title()}>
        {m.vouchers_sold_out_text()}
      </EmptyState>
    </>
  )
}

export function AmountStep() {
  return (
    <wizard.Step id="amount" fields={ORDER_FIELDS} aside={<OrderSummary />}>
      <AmountFields />
    </wizard.Step>
  )
}

export function InformationStep() {
  const { page } = useOrderAround()
  const form = useOrderForm()
  const { existing, refuseExisting } = useExistingCompany()
  const refuseKnown = () => refuseExisting(form.state.values.company.businessIdentityCode)
  return (
    <wizard.Step
      id="information"
      fields={ORDER_FIELDS}
      aside={<OrderSummary />}
      onNext={page.isGuest ? refuseKnown : undefined}
    >
      {page.isGuest ? <GuestParts /> : <DeliveryPart />}
      {existing && <KnownCompany {...existing} />}
    </wizard.Step>
  )
}

export function PaymentStep() {
  const { evidence } = useOrderAround()
  return (
    <wizard.Step id="payment" hasCards {...SENDING} evidence={evidence} aside={<OrderSummary />}>
      <PaymentPart />
    </wizard.Step>
  )
}

export const EditDelivery = () => (
  <wizard.Edit id="delivery">
    <DeliveryPart />
  </wizard.Edit>
)

export const EditCompany = () => (
  <wizard.Edit id="company">
    <CompanyFields />
  </wizard.Edit>
)

export const VoucherOrderPending = () => (
  <WizardPending title={m.vouchers_wizard()} label={m.vouchers_order_loading()} />
)

/** VOU-25: guests enter what is known of logged-in users. */
function GuestParts() {
  return (
    <div className="space-y-10">
      <FormSection title={m.orders_company()}>
        <CompanyFields />
      </FormSection>
      <FormSection title={m.orders_user()}>
        <UserFields />
      </FormSection>
      <FormSection title={m.orders_delivery()}>
        <DeliveryPart />
      </FormSection>
    </div>
  )
}
