import { m } from '@generated/messages/messages.js'
import { Alert, AlertAction, AlertDescription } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'

/** The fields of a query result that OutdatedNote needs. */
export interface LaterRead {
  /** The last refetch failed, and older data is shown. */
  isRefetchError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Shown when a refetch fails: says that the data on screen may be outdated, and retries the failed reads. */
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
          {m.try_again()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
