import type { VoucherType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Dumbbell, type LucideIcon, Utensils } from 'lucide-react'
import { buttonVariants } from '@/ui/button'
import { Tile } from '@/ui/tile'

const PRODUCTS: Record<
  VoucherType,
  { icon: LucideIcon; title: () => string; text: () => string; order: () => string }
> = {
  lunch: {
    icon: Utensils,
    title: () => m.vouchers_lunch(),
    text: () => m.vouchers_lunch_text(),
    order: () => m.vouchers_order_lunch(),
  },
  recreational: {
    icon: Dumbbell,
    title: () => m.vouchers_recreational(),
    text: () => m.vouchers_recreational_text(),
    order: () => m.vouchers_order_recreational(),
  },
}

/** VOU-01: both kinds of voucher, each with the way to order it. */
export function OrderPanel() {
  return (
    <section aria-label={m.vouchers_order_panel()} className="grid gap-4 sm:grid-cols-2">
      {(['lunch', 'recreational'] as const).map((voucherType) => {
        const { icon: Icon, title, text, order } = PRODUCTS[voucherType]
        return (
          <Tile
            key={voucherType}
            title={title()}
            headingLevel={2}
            icon={<Icon />}
            actions={
              <Link to="/voucher-order/$voucherType" params={{ voucherType }} className={buttonVariants()}>
                {order()}
              </Link>
            }
          >
            {text()}
          </Tile>
        )
      })}
    </section>
  )
}
