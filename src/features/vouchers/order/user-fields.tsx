import {
  createVoucherOrderBodyUserPasswordMax,
  createVoucherOrderBodyUserPasswordMin,
} from '@generated/api/vouchers/vouchers.zod'
import { m } from '@generated/messages/messages.js'
import { LoginFields, PersonFields } from '@/shell/user-fields'
import { useOrderAround, useOrderForm } from './order-context'

const LIMITS = { min: createVoucherOrderBodyUserPasswordMin, max: createVoucherOrderBodyUserPasswordMax }

/** VOU-25: the user, and the username and password of the account that the order creates. */
export function UserFields() {
  const { checks } = useOrderAround()
  const form = useOrderForm()
  return (
    <>
      <PersonFields form={form} fields="user" check={checks.email} />
      <LoginFields form={form} fields="user" check={checks.username} hint={m.orders_username_hint()} limits={LIMITS} />
    </>
  )
}
