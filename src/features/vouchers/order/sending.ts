import { isOfSameCommand } from '@/forms/submit/press'
import { ORDER_FIELDS } from './order-form'

/** How an order is sent, wherever its last press stands. */
export const SENDING = { fields: ORDER_FIELDS, once: true, leavesOpen: isOfSameCommand }
