import { m } from '@generated/messages/messages.js'
import { errorText } from '@/domain/error-texts'
import { useLocale } from '@/language/locale'
import { reloadWithDrafts } from '@/session/draft'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'
import { useBlockingError } from './blocking-error'
import { RequestIds } from './route-error-screen'

export function BlockingPopup() {
  useLocale()
  const error = useBlockingError()
  if (!error) return null
  // Codes with an empty text are skipped, and codes with the same text are merged.
  const lines = new Map(error.items.map(({ code, severity }) => [`${severity} ${errorText(code)}`, { code, severity }]))
  const worded = [...lines.values()].filter(({ code }) => errorText(code) !== '')
  return (
    <Dialog
      title={m.blocking_title()}
      describedBy="blocking-text"
      footer={<Button onClick={reloadWithDrafts}>{m.blocking_reload()}</Button>}
    >
      <p id="blocking-text">{m.blocking_text()}</p>
      {worded.length > 0 && (
        <ul aria-label={m.blocking_items()} className="space-y-2">
          {worded.map(({ code, severity }) => (
            <li key={`${severity} ${code}`} data-severity={severity}>
              <Notice level={severity === 'warning' ? 'warning' : 'error'} text={errorText(code)} />
            </li>
          ))}
        </ul>
      )}
      <RequestIds ids={error.requestIds} />
    </Dialog>
  )
}
