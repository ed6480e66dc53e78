import { m } from '@generated/messages/messages.js'
import { useSyncExternalStore } from 'react'
import { useLocale } from '@/language/locale'
import { Alert } from '@/ui/alert'
import { useFormContext } from './form-contexts'
import { formNoticeOf, onFormNotice } from './form-notice-store'

/** What went wrong with the form as a whole (NAV-14); FormRoot draws it unless its `notice` is "placed". */
export function FormNotice() {
  const form = useFormContext()
  useLocale()
  const notice = useSyncExternalStore(
    (listener) => onFormNotice(form, listener),
    () => formNoticeOf(form),
    () => undefined,
  )
  if (!notice) return null
  const levelLabels = { error: m.level_error(), warning: m.level_warning(), info: m.level_info() }
  return (
    <div data-form-notice="" tabIndex={-1} className="rounded-lg">
      <Alert level={notice.level} levelLabel={levelLabels[notice.level]} live="alert">
        {notice.text()}
      </Alert>
    </div>
  )
}
