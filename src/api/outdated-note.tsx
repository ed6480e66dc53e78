import { m } from '@generated/messages/messages.js'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'

/** A read of what is shown, as the query gives it. */
export interface LaterRead {
  /** It has failed, and what was read before it is shown. */
  isRefetchError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** What is shown stays when a later read fails: this says that it may be old, and reads again what has failed. */
export function OutdatedNote({ reads }: { reads: readonly LaterRead[] }) {
  const failed = reads.filter(({ isRefetchError }) => isRefetchError)
  if (failed.length === 0) return null
  return (
    <Alert variant="warning" levelLabel={m.level_warning()} live="status">
      <AlertDescription>{m.table_outdated()}</AlertDescription>
      <AlertAction>
        <Button
          variant="outline"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.map(({ refetch }) => refetch())}
        >
          {m.table_retry()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
