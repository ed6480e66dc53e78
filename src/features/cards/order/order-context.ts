import { createContext, useContext } from 'react'
import type { CountryOption } from '@/domain/countries'
import type { OrderRules, orderForm } from './order-form'

/** Data that the pages of an order share, in addition to the form. */
export interface OrderAround {
  rules: Omit<OrderRules, 'countries'> & { countries: readonly CountryOption[] }
  definition: ReturnType<typeof orderForm>
  /** Benefits that cannot be ordered because the company already has them. */
  inUse: ReadonlySet<string>
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
