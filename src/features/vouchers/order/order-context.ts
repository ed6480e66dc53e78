import { createContext, useContext } from 'react'
import { useTypedAppFormContext } from '@/forms/app-form'
import type { AsyncCheck } from '@/forms/submit/async-check'
import type { PageDefinition } from '@/forms/wizard/wizard-context'
import { NO_ORDER } from './order-form'
import type { OrderPage } from './order-page'

/** Data that the pages of an order share, in addition to the form. */
export interface OrderAround {
  page: OrderPage
  /** Key of the order's draft and sent command. */
  formId: string
  countries: readonly { value: string; label: string }[]
  /** Paths of the pages that edit a part. A guest returns to the step instead. */
  changes: Partial<Record<'amount' | 'delivery' | 'company', PageDefinition['path']>>
  /** Server checks of a guest's username and email address (VAL-02, VAL-03). */
  checks: { username: AsyncCheck; email: AsyncCheck }
  /** Data to find out later whether the order exists, if the reply is lost. */
  evidence: () => Record<string, unknown>
}

export const OrderContext = createContext<OrderAround | null>(null)

/** Data of the order's layout. @throws Error outside of the layout */
export function useOrderAround(): OrderAround {
  const around = useContext(OrderContext)
  if (!around) throw new Error('this page must be inside the layout route of its order')
  return around
}

/** The form of the surrounding order. */
export const useOrderForm = () => useTypedAppFormContext({ defaultValues: NO_ORDER })
