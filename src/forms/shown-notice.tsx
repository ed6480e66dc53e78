import { m } from '@generated/messages/messages.js'
import { useRef } from 'react'
import { Alert, AlertAction, AlertDescription, type AlertVariant } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'

export interface NoticeContent {
  level: AlertVariant
  /** A function, so that the text follows a change of language. */
  text: () => string
  /** A button under the text, such as sending a link again (SES-08). */
  action?: { label: () => string; run: () => void }
}

/** An error or result of a whole form (NAV-14), which focusFirstError focuses when no field has an error. */
export function ShownNotice({ level, text, action }: NoticeContent) {
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
