import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/replies/api-error'
import { errorText } from '@/domain/error-texts'
import { reloadWithDrafts } from '@/session/draft'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'
import { useBlockingErrors } from './blocking-error'
import { RequestIds } from './route-error-screen'

/** Lists the server's error codes with their severity (NAV-13). Without codes there is only the generic text (NAV-11). */
export function BlockingPopup() {
  const errors = useBlockingErrors()
  if (errors.length === 0) return null
  const calls = errors.filter(isApiError)
  // Codes with an empty text are skipped, and codes with the same text are merged.
  const lines = new Map(
    calls
      .flatMap(({ items }) => items)
      .map(({ code, severity }) => ({ text: errorText(code), severity: severity === 'Warning' ? 'warning' : 'danger' }))
      .filter(({ text }) => text !== '')
      .map((line) => [`${line.severity} ${line.text}`, line]),
  )
  return (
    <Dialog
      title={m.blocking_title()}
      describedBy="blocking-text"
      footer={<Button onClick={reloadWithDrafts}>{m.blocking_reload()}</Button>}
    >
      <p id="blocking-text">{m.blocking_text()}</p>
      {lines.size > 0 && (
        <ul aria-label={m.blocking_items()} className="space-y-2">
          {[...lines].map(([key, { text, severity }]) => (
            <li key={key} data-severity={severity}>
              <Notice level={severity === 'warning' ? 'warning' : 'error'} text={text} />
            </li>
          ))}
        </ul>
      )}
      <RequestIds ids={[...new Set(calls.flatMap(({ requestId }) => requestId ?? []))]} />
    </Dialog>
  )
}
