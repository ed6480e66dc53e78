import { m } from '@generated/messages/messages.js'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'

/** Where a part of home would stand that could not be read: what is missing, and a way on. */
export function ReadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Alert
      level="error"
      title={title}
      live="status"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {m.try_again()}
        </Button>
      }
    >
      {m.home_read_failed_text()}
    </Alert>
  )
}
