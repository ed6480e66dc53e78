import { m } from '@generated/messages/messages.js'
import { useRef } from 'react'
import { useLocale } from '@/language/locale'
import { useSent } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'
import { DraftNotice } from './draft/draft-notice'
import { useFormContext, useFormRoot } from './form-contexts'
import { type FormNoticeContent, useFormNotice } from './form-notice-store'

/** Form-level errors (NAV-14) and the draft of an expired session. FormRoot renders it unless `notice` is "placed". */
export function FormNotice() {
  const form = useFormContext()
  useLocale()
  const notice = useFormNotice(form)
  const sent = useSent(useFormRoot().draft.formId ?? '')
  const isTold = notice?.isUnknown && sent?.isLookedUp
  return (
    <>
      <DraftNotice />
      {notice && !isTold && <ShownNotice {...notice} />}
    </>
  )
}

function ShownNotice({ level, text, action }: FormNoticeContent) {
  const ref = useRef<HTMLDivElement>(null)
  const levelLabels = {
    error: m.level_error(),
    warning: m.level_warning(),
    info: m.level_info(),
    success: m.level_success(),
  }
  return (
    <div ref={ref} data-form-notice="" tabIndex={-1} className="rounded-lg">
      <Alert variant={level} levelLabel={levelLabels[level]} live="alert">
        <AlertDescription>{text()}</AlertDescription>
        {action && (
          <AlertAction>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                // The button may go with its notice.
                ref.current?.focus()
                action.run()
              }}
            >
              {action.label()}
            </Button>
          </AlertAction>
        )}
      </Alert>
    </div>
  )
}
