import { isOfSameCommand } from '@/forms/submit/press'
import { ORDER_FIELDS } from './order-form'

/** Submit options of an order, shared by all forms that place one. */
export const SENDING = { fields: ORDER_FIELDS, once: true, leavesOpen: isOfSameCommand }
