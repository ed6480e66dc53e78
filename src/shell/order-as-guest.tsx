import { m } from '@generated/messages/messages.js'
import { TextLink } from '@/ui/navigation/links'

/** VOU-24: paper vouchers can be ordered without an account. */
export const OrderAsGuest = () => (
  <>
    <TextLink to="/voucher-order/$voucherType" params={{ voucherType: 'lunch' }}>
      {m.login_order_lunch()}
    </TextLink>{' '}
    <TextLink to="/voucher-order/$voucherType" params={{ voucherType: 'recreational' }}>
      {m.login_order_recreational()}
    </TextLink>
  </>
)
