import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/replies/api-error'
import { saveFile } from '@/browser/save-file'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { isOfEndedSession } from '@/session/ended-session'
import { notifyApiError } from './api-notifications'
import { notify } from './notifications'

const failed = () => m.downloads_failed()

/** A rejection has its own text; any other error shows the generic download error. */
function notifyFailure(error: unknown): void {
  if (isOfEndedSession(error)) return
  if (isApiError(error) && error.status < 500) notifyApiError(error, failed)
  else notify({ level: 'error', text: failed })
}

/** A report of a period without loads has headings only. The rows of a workbook are not counted. */
async function notifySaved(file: Blob): Promise<void> {
  if (!file.type.startsWith('text/csv')) notify({ level: 'success', text: () => m.downloads_done_uncounted() })
  else if ((await file.text()).trim().includes('\n')) notify({ level: 'success', text: () => m.downloads_done() })
  else notify({ level: 'info', text: () => m.downloads_no_rows() })
}

/** DWN-06: runs one download at a time, saved under the server's file name, and notifies about success or failure. */
export function useDownload() {
  const { busy, run } = useSubmitLock()
  const download = (read: () => Promise<Blob>) =>
    void run(async () => {
      try {
        const file = await read()
        saveFile(file)
        await notifySaved(file)
      } catch (error) {
        notifyFailure(error)
      }
    })
  return { busy, download }
}
