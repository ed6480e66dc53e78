import { useSession } from '@/session/session-store'

/** Whether the user may read the voucher orders and open their history (SES-26). */
export const useIsManager = () => useSession()?.roles.includes('voucherManager') === true
