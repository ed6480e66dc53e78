import { createContext, useContext } from 'react'
import type { CountryOption } from '@/domain/countries'
import type { OrderRules, orderForm } from './order-form'

/** What the pages of an order share beside its form. */
export interface OrderAround {
  rules: Omit<OrderRules, 'countries'> & { countries: readonly CountryOption[] }
  definition: ReturnType<typeof orderForm>
  /** Benefits of the company that cannot be ordered because it has them. */
  inUse: ReadonlySet<string>
  /** What was sent and who was there before, for when no answer comes. */
  evidence: () => Record<string, unknown>
}

export const OrderContext = createContext<OrderAround | null>(null)

/** What the layout has read. Throws outside of it: a programming mistake. */
export function useOrderAround(): OrderAround {
  const around = useContext(OrderContext)
  if (!around) throw new Error('a page of an order stands outside of its layout')
  return around
}
