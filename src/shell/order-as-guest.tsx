import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { linkVariants } from '@/ui/navigation/link-variants'

/** VOU-24: paper vouchers can be ordered without an account. */
export const OrderAsGuest = () => (
  <>
    <Link to="/voucher-order/$voucherType" params={{ voucherType: 'lunch' }} className={linkVariants()}>
      {m.login_order_lunch()}
    </Link>{' '}
    <Link to="/voucher-order/$voucherType" params={{ voucherType: 'recreational' }} className={linkVariants()}>
      {m.login_order_recreational()}
    </Link>
  </>
)
