import { m } from '@generated/messages/messages.js'
import { useSelector } from '@tanstack/react-store'
import { focusOnMount } from '@/browser/focus-on-mount'
import { formatMoment } from '@/domain/format-moment'
import { useLocale } from '@/language/locale'
import { useSent } from '@/session/sent-commands'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { useFormContext, useFormRoot } from './form-contexts'
import { formStateOf } from './form-state'
import { ShownNotice } from './shown-notice'

/** Form-level errors (NAV-14) and the draft of an expired session. FormRoot renders it unless `notice` is "placed". */
export function FormNotice() {
  const form = useFormContext()
  useLocale()
  const notice = useSelector(formStateOf(form).notice)
  const sent = useSent(useFormRoot().draft.formId ?? '')
  const isTold = notice?.isUnknown && sent?.isLookedUp
  return (
    <>
      <DraftNotice />
      {notice && !isTold && <ShownNotice {...notice} />}
    </>
  )
}

/** Input that was sent without a reply is not described as unsent. */
function DraftNotice() {
  const { draft } = useFormRoot()
  const { state, sentAt, restore, forget } = draft
  if (state === 'restored') return <RestoredNotice />
  if (state === undefined && sentAt === undefined) return null
  const isOffered = state === 'offered'
  return (
    <Notice
      level={sentAt === undefined ? 'info' : 'warning'}
      live="status"
      title={sentAt === undefined ? m.form_draft_title() : m.form_sent_title({ moment: formatMoment(sentAt) })}
      text={sentAt === undefined ? m.form_draft_text() : isOffered ? m.form_sent_draft() : m.form_sent_text()}
    >
      {isOffered && (
        <Button variant="outline" onClick={restore}>
          {m.form_draft_restore()}
        </Button>
      )}
      <Button variant="ghost" onClick={forget}>
        {isOffered ? m.form_draft_discard() : m.form_sent_close()}
      </Button>
    </Notice>
  )
}

/** Takes the focus from the restore button, which is removed. */
const RestoredNotice = () => (
  <div ref={focusOnMount} tabIndex={-1} className="rounded-lg">
    <Notice level="success" text={m.form_draft_restored()} />
  </div>
)
