import { m } from '@generated/messages/messages.js'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { focusOnMount } from '@/browser/focus-on-mount'
import { Notice } from '@/ui/content/notice'
import { Progress } from '@/ui/content/progress'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'
import type { ModalProps } from '@/ui/overlays/modal'
import { formatCount } from '@/values/numbers/count'
import type { Bulk, BulkRow } from './use-bulk'

export interface BulkDialogProps extends Pick<ModalProps, 'wrap'> {
  title: string
  bulk: Bulk
  rows: readonly BulkRow[]
  /** Shown until the command runs, and when it is asked again, with `askFooter` and in `wrap`. `list` renders the rows. */
  question: (list: ReactNode) => ReactNode
  askFooter: ReactNode
  /** For rows that are not done; undefined if none of them may be sent again. */
  onRetry: (() => void) | undefined
  onClose: () => void
}

/** When the question is asked again. */
const focusFirstInput = (question: HTMLElement | null) => question?.querySelector('input')?.focus()

/** Only "stop" ends a running command. The pressed button disappears in the next phase, so the focus moves. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, bulk, rows, question, askFooter, wrap, onRetry, onClose } = props
  const { phase, outcomes } = bulk
  const asked = rows.filter(({ refusal }) => refusal === undefined)
  const count = (kind: 'done' | 'unknown') => asked.filter(({ id }) => outcomes.get(id)?.kind === kind).length
  const done = count('done')
  const unknown = count('unknown')
  const isRunning = phase === 'running'
  const list = (
    <ul aria-label={m.bulk_rows()} className="divide-y divide-border border-y border-border">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{row.name}</span>
            {row.detail !== undefined && <span className="ml-2 tabular-nums">{row.detail}</span>}
          </span>
          <Outcome row={row} bulk={bulk} />
        </li>
      ))}
    </ul>
  )
  return (
    <Dialog
      title={title}
      onClose={isRunning ? undefined : onClose}
      {...(phase === 'asking' && wrap && { wrap })}
      footer={
        phase === 'asking' ? (
          askFooter
        ) : isRunning ? (
          <Button variant="outline" onClick={bulk.stop}>
            {m.bulk_stop()}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{m.form_close()}</Button>
            {onRetry && done < asked.length && (
              <Button variant="outline" onClick={onRetry}>
                {m.try_again()}
              </Button>
            )}
          </>
        )
      }
    >
      {phase === 'asking' ? (
        <div ref={outcomes.size > 0 ? focusFirstInput : undefined} className="space-y-4">
          {question(list)}
        </div>
      ) : (
        <>
          {isRunning && (
            <div ref={focusOnMount} tabIndex={-1} className="outline-none">
              <Progress
                label={m.bulk_running()}
                value={outcomes.size}
                max={Math.max(1, asked.length)}
                valueText={m.bulk_progress({
                  done: formatCount(outcomes.size),
                  total: formatCount(asked.length),
                })}
              />
            </div>
          )}
          {phase === 'over' && (
            <p ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
              {m.bulk_done({ done: formatCount(done), total: formatCount(asked.length) })}
              {unknown > 0 && <span className="block">{m.bulk_unconfirmed({ count: formatCount(unknown) })}</span>}
            </p>
          )}
          {phase === 'over' && bulk.end !== 'done' && (
            <Notice level="warning" live="status" text={m.bulk_interrupted()} />
          )}
          {list}
        </>
      )}
    </Dialog>
  )
}

function Outcome({
  row: { id, refusal },
  bulk: { phase, outcomes },
}: Pick<BulkDialogProps, 'bulk'> & { row: BulkRow }) {
  const outcome = outcomes.get(id)
  if (refusal !== undefined) return <span className="text-sm text-muted-foreground">{refusal}</span>
  if (outcome === undefined && phase !== 'over') return phase === 'running' ? <Spinner /> : null
  const { Icon, tone } = looks[outcome?.kind ?? 'left']
  return (
    <span
      className={`inline-flex min-w-0 items-start gap-1.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${tone}`}
    >
      <Icon />
      {outcome === undefined ? m.bulk_left() : outcome.kind === 'done' ? outcome.text() : outcome.reason()}
    </span>
  )
}

const looks = {
  left: { Icon: CircleDashed, tone: 'text-muted-foreground' },
  failed: { Icon: CircleAlert, tone: 'text-attention' },
  unknown: { Icon: CircleAlert, tone: 'text-attention' },
  done: { Icon: CircleCheck, tone: 'text-success' },
}
