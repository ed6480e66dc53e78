import { m } from '@generated/messages/messages.js'
import { errorText } from '@/domain/error-texts'
import { Notice } from '@/domain/notice'
import { useLocale } from '@/language/locale'
import { reloadWithDrafts } from '@/session/reload'
import { Button } from '@/ui/inputs/button'
import {
  AlertDialog,
  AlertDialogBody,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/ui/overlays/alert-dialog'
import { useBlockingError } from './blocking-error'
import { RequestIds } from './route-error-screen'

/** The error popup that only a reload closes (NAV-10, NAV-11); app-shell mounts it once. */
export function BlockingPopup() {
  useLocale()
  const error = useBlockingError()
  // Codes with an empty text are skipped, and codes with the same text are merged.
  const lines = new Map(
    (error?.items ?? []).map(({ code, severity }) => [`${severity} ${errorText(code)}`, { code, severity }]),
  )
  const worded = [...lines.values()].filter(({ code }) => errorText(code) !== '')
  return (
    <AlertDialog open={error !== undefined}>
      <AlertDialogContent aria-describedby="blocking-text">
        <AlertDialogHeader>
          <AlertDialogTitle>{m.blocking_title()}</AlertDialogTitle>
        </AlertDialogHeader>
        <AlertDialogBody>
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
          {error && <RequestIds ids={error.requestIds} />}
        </AlertDialogBody>
        <AlertDialogFooter>
          <Button onClick={reloadWithDrafts}>{m.blocking_reload()}</Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
