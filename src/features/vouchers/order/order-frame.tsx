import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { WizardRootProps } from '@/forms/wizard/wizard-root'
import { useUnresolved } from '@/session/sent-commands'
import { PageHeader } from '@/ui/page-header'
import { type OrderAround, OrderContext } from './order-context'
import type { OrderValues } from './order-form'
import type { OrderPage } from './order-page'
import { UnknownOrder } from './unknown-order'
import { useOrder } from './use-order'

export interface OrderFrameProps {
  page: OrderPage
  /** What the order begins with. */
  defaults: OrderValues
  /** Names the form for what is kept of it. */
  formId: string
  title: string
  changes: OrderAround['changes']
  /** The wizard's own. */
  Root: ComponentType<WizardRootProps>
}

/** The layout of an order: its wizard, or what became of an order whose answer was lost. */
export function OrderFrame(props: OrderFrameProps) {
  const [resetKey, setResetKey] = useState(0)
  return <Order key={resetKey} {...props} onOrdered={() => setResetKey((count) => count + 1)} />
}

function Order(props: OrderFrameProps & { onOrdered: () => void }) {
  const { formId, title, changes, Root, onOrdered } = props
  // As it was read when the order began: a later reading must not touch what is typed, and a guest who becomes a user by
  // ordering is still the one who orders.
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
