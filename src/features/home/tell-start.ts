import { m } from '@generated/messages/messages.js'
import { notify } from '@/shell/notifications'
import type { Start } from './start'

/** Says what the start page itself cannot show: a check that failed (HOM-01), missing rights (SES-25). */
export function tellStart(start: Start): void {
  if (start.kind === 'home' && start.couldNotCheckOrders) {
    notify({ level: 'error', text: () => m.home_orders_check_failed() })
  }
  if (start.kind === 'elsewhere' && start.lacksRights) {
    notify({ level: 'warning', text: () => m.home_lacks_rights() })
  }
}
