import { checkPersonalId } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'

/**
 * EMP-11, EMP-13: asks about the personal id before anything is added. What is wrong with it is thrown and shows in its
 * field; a check that fails has a toast of its own. @throws ApiError or FormRefusal
 */
export async function askWhetherFree(personalId: string): Promise<void> {
  try {
    await checkPersonalId({ personalId })
  } catch (error) {
    if (!isApiError(error) || error.items.some(({ fieldName }) => fieldName === 'personalId')) throw error
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.employees_personal_id_check_failed() })
    throw new FormRefusal()
  }
}
