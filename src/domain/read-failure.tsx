import { m } from '@generated/messages/messages.js'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'

/** Replaces a part of a page that could not be read: says what is missing and offers a retry. */
export function ReadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Alert variant="error" live="status">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>{m.home_read_failed_text()}</AlertDescription>
      <AlertAction>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {m.try_again()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
