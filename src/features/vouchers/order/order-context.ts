import { createContext, useContext } from 'react'
import { useTypedAppFormContext } from '@/forms/app-form'
import type { AsyncCheck } from '@/forms/submit/async-check'
import type { PageDefinition } from '@/forms/wizard/wizard-context'
import { NO_ORDER } from './order-form'
import type { OrderPage } from './order-page'

/** What the pages of an order share beside its form. */
export interface OrderAround {
  page: OrderPage
  /** Names the form for what is kept of it. */
  formId: string
  countries: readonly { value: string; label: string }[]
  /** The pages that change a part, where the order has them; a guest goes back to the step instead. */
  changes: Partial<Record<'amount' | 'delivery' | 'company', PageDefinition['path']>>
  /** Of a guest's login and address, with the server (VAL-02, VAL-03). */
  checks: { username: AsyncCheck; email: AsyncCheck }
  /** What was sent and who had ordered before, for when no answer comes. */
  evidence: () => Record<string, unknown>
}

export const OrderContext = createContext<OrderAround | null>(null)

/** What the layout has read. Throws outside of it: a programming mistake. */
export function useOrderAround(): OrderAround {
  const around = useContext(OrderContext)
  if (!around) throw new Error('a page of an order stands outside of its layout')
  return around
}

/** The form of the order around it. */
export const useOrderForm = () => useTypedAppFormContext({ defaultValues: NO_ORDER })
