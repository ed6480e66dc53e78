import { m } from '@generated/messages/messages.js'

import { useSelector } from '@tanstack/react-store'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { Progress } from '@/ui/content/progress'
import { Button } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import type { RowAsker } from './row-asker'

/** Progress of the API checks; afterwards, whether some of them failed. */
export function AskingProgress({ asker: { asking, stop } }: { asker: RowAsker }) {
  const now = useSelector(asking)
  if (now.state === 'running') {
    return (
      <div className="max-w-form space-y-3">
        <Progress
          label={m.employees_import_asking()}
          value={now.done}
          max={now.total}
          valueText={m.employees_import_progress({ done: formatCount(now.done), total: formatCount(now.total) })}
        />
        <p>{m.employees_import_asking_text()}</p>
        <Button variant="outline" onClick={stop}>
          {m.employees_import_stop_asking()}
        </Button>
      </div>
    )
  }
  if (now.state !== 'partly') return null
  return (
    <Alert variant="info" levelLabel={m.level_info()} live="status">
      <AlertDescription>{m.employees_import_asked_partly()}</AlertDescription>
    </Alert>
  )
}
