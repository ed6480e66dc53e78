import { useRef } from 'react'
import { Notice, type NoticeLevel } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'

export interface NoticeContent {
  level: NoticeLevel
  /** A function, so that the text follows a language switch. */
  text: () => string
  /** A button under the text, such as sending a link again (SES-08). */
  action?: { label: () => string; run: () => void }
}

/** An error or result of a whole form (NAV-14), which focusFirstError focuses when no field has an error. */
export function ShownNotice({ level, text, action }: NoticeContent) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} data-form-notice="" tabIndex={-1} className="rounded-lg">
      <Notice level={level} live="alert" text={text()}>
        {action && (
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
        )}
      </Notice>
    </div>
  )
}
