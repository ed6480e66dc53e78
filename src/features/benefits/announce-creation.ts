import { m } from '@generated/messages/messages.js'
import { closeNotification, notify } from '@/notifications/notifications'
import type { CreationNotice, NextStep } from './after-saving'

const LINKS: Record<NextStep, { label: () => string; to: string }> = {
  'manage-benefits': { label: () => m.benefits_next_manage(), to: '/manage-benefits' },
  'add-employees': { label: () => m.benefits_next_employees(), to: '/beneficiaries' },
  // Benefits outside the contract are bought from customer service.
  'buy-benefits': { label: () => m.benefits_next_buy(), to: '/help' },
}

const TEXTS: Record<CreationNotice['text'], (count: number) => string> = {
  created: () => m.benefits_created(),
  'created-for-employees': () => m.benefits_created_for_employees(),
  'more-to-activate': (count) => m.benefits_more_to_activate({ count }),
  'more-to-buy': (count) => m.benefits_more_to_buy({ count }),
  'all-active': (count) => m.benefits_all_active({ count }),
}

/**
 * Shows the notifications of creationNotices(). Those with a link stay until closed, so that there is time to use it.
 * @returns a function that closes the remaining ones when the page is left
 */
export function announceCreation(notices: readonly CreationNotice[]): () => void {
  const uids = notices.map((notice) =>
    notify({
      level: notice.level,
      text: () => TEXTS[notice.text](notice.level === 'info' ? notice.count : 0),
      isPersistent: notice.next !== undefined,
      ...(notice.next && { link: LINKS[notice.next] }),
    }),
  )
  return () => uids.forEach(closeNotification)
}
