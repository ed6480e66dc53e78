import { checkPersonalId } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'

/**
 * EMP-11, EMP-13: checks the personal id on the server before an employee is added. Throws an error about the id, for
 * its field. If the check itself fails, a toast is shown.
 * @throws ApiError or FormRefusal
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
