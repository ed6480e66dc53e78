import { m } from '@generated/messages/messages.js'
import { useLocale } from '@/language/locale'
import { Alert, AlertDescription } from '@/ui/alert'
import { DraftNotice } from './draft/draft-notice'
import { useFormContext } from './form-contexts'
import { type FormNoticeContent, useFormNotice } from './form-notice-store'

/** Form-level errors (NAV-14) and the draft of an expired session. FormRoot renders it unless `notice` is "placed". */
export function FormNotice() {
  const form = useFormContext()
  useLocale()
  const notice = useFormNotice(form)
  return (
    <>
      <DraftNotice />
      {notice && <ShownNotice {...notice} />}
    </>
  )
}

function ShownNotice({ level, text }: FormNoticeContent) {
  const levelLabels = { error: m.level_error(), warning: m.level_warning(), info: m.level_info() }
  return (
    <div data-form-notice="" tabIndex={-1} className="rounded-lg">
      <Alert variant={level} levelLabel={levelLabels[level]} live="alert">
        <AlertDescription>{text()}</AlertDescription>
      </Alert>
    </div>
  )
}
