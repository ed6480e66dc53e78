import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { WizardRootProps } from '@/forms/wizard/wizard-root'
import { useUnresolved } from '@/session/sent-commands'
import { PageHeader } from '@/ui/navigation/page-header'
import { type OrderAround, OrderContext } from './order-context'
import type { OrderValues } from './order-form'
import type { OrderPage } from './order-page'
import { UnknownOrder } from './unknown-order'
import { useOrder } from './use-order'

export interface OrderFrameProps {
  page: OrderPage
  /** Initial values. */
  defaults: OrderValues
  /** Key of the order's draft and sent command. */
  formId: string
  title: string
  changes: OrderAround['changes']
  /** Root component of the wizard. */
  Root: ComponentType<WizardRootProps>
}

/** Layout of an order: its wizard, or the look-up of an order whose reply was lost. */
export function OrderFrame(props: OrderFrameProps) {
  const [resetKey, setResetKey] = useState(0)
  return <Order key={resetKey} {...props} onOrdered={() => setResetKey((count) => count + 1)} />
}

function Order(props: OrderFrameProps & { onOrdered: () => void }) {
  const { formId, title, changes, Root, onOrdered } = props
  // Frozen on first render: a refetch must not overwrite input, and a guest whom the order turns into a user still
  // completes the guest order.
  const [{ page, defaults }] = useState(props)
  const navigate = useNavigate()
  const { form, definition, countries, evidence, checks } = useOrder(page, defaults)
  const unresolved = useUnresolved(formId)
  if (unresolved) {
    return (
      <>
        <PageHeader title={title} />
        <UnknownOrder
          sent={unresolved}
          formId={formId}
          onStartAgain={(isDone) => {
            if (!isDone) return
            onOrdered()
            void navigate({ to: '/voucher-order/$voucherType', params: { voucherType: page.voucherType } })
          }}
        />
      </>
    )
  }
  return (
    <OrderContext value={{ page, formId, countries, changes, evidence, checks }}>
      <Root form={form} rules={definition} draft={formId} />
    </OrderContext>
  )
}
