import { m } from '@generated/messages/messages.js'
import { errorText } from '@/forms/error-texts'
import { useLocale } from '@/language/locale'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useBlockingError } from './blocking-error'
import { reloadKeepingDrafts } from './reload'

/** The error popup that only reloading ends (NAV-10, NAV-11); app-shell mounts it once. */
export function BlockingPopup() {
  useLocale()
  const items = useBlockingError()
  // Codes with an empty text add nothing; two codes may share a text.
  const lines = new Map(
    (items ?? []).map(({ code, severity }) => [`${severity} ${errorText(code)}`, { code, severity }]),
  )
  const worded = [...lines.values()].filter(({ code }) => errorText(code) !== '')
  return (
    <Dialog
      open={items !== undefined}
      dismissible={false}
      role="alertdialog"
      title={m.blocking_title()}
      describedBy="blocking-text"
      actions={<Button onClick={reloadKeepingDrafts}>{m.blocking_reload()}</Button>}
    >
      <p id="blocking-text">{m.blocking_text()}</p>
      {worded.length > 0 && (
        <ul aria-label={m.blocking_items()} className="space-y-2">
          {worded.map(({ code, severity }) => (
            <li key={`${severity} ${code}`} data-severity={severity}>
              <Alert
                level={severity === 'warning' ? 'warning' : 'error'}
                levelLabel={severity === 'warning' ? m.level_warning() : m.level_error()}
              >
                {errorText(code)}
              </Alert>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
