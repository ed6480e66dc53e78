import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAll } from '@/api/queries/query-client'
import { isApiError } from '@/api/replies/api-error'
import { refusalText } from '@/domain/error-texts'
import { FormRefusal } from './press'
import { isServiceFailure, type RowFailure, type RunEnd, runRows } from './run-rows'
import { useSubmitLock } from './submit-lock'
import { useStop } from './use-stop'

export interface BulkRow {
  id: string
  name: string
  detail?: string | undefined
  refusal?: string | undefined
}

type Outcome = { kind: 'done'; text: () => string } | RowFailure

/** Refused for a reason that stays: the same command would be refused again. */
export const isRefused = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'failed' && !outcome.isServiceFailure

export type Bulk = ReturnType<typeof useBulk>

export function useBulk() {
  const client = useQueryClient()
  const { busy, run } = useSubmitLock()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [end, setEnd] = useState<RunEnd>()
  const { stop, begin } = useStop()
  const phase: 'asking' | 'running' | 'over' = busy ? 'running' : end === undefined ? 'asking' : 'over'
  return {
    phase,
    outcomes,
    end,
    /** Asks once more, e.g. for another day. Outcomes stay in sight. */
    askAgain: () => setEnd(undefined),
    /** Sends the command for each of these rows that is not done yet. Throws nothing. @param doneText what then became of it */
    run: async (rows: readonly BulkRow[], send: (id: string) => Promise<unknown>, doneText: () => string) => {
      await run(async () => {
        const known = new Map(outcomes)
        const work = rows.filter(({ id, refusal }) => refusal === undefined && known.get(id)?.kind !== 'done')
        for (const { id } of work) known.delete(id)
        setOutcomes(new Map(known))
        setEnd(undefined)
        const ended = await runRows(work, {
          signal: begin(),
          send: ({ id }): Promise<Outcome> =>
            send(id).then((): Outcome => ({ kind: 'done', text: doneText }), failureOf),
          onOutcome: ({ id }, outcome) => {
            known.set(id, outcome)
            setOutcomes(new Map(known))
          },
        })
        // Invalidate once for all rows: the single mutations do not.
        await invalidateAll(client)
        setEnd(ended)
      })
    },
    stop,
  }
}

function failureOf(error: unknown): RowFailure {
  // The refusal has its own text, e.g. that the row's data is invalid.
  if (error instanceof FormRefusal) return { kind: 'failed', reason: error.text ?? (() => m.error_generic()) }
  if (!isApiError(error)) reportError(error)
  if (isApiError(error) && error.outcomeUnknown) {
    return { kind: 'unknown', reason: () => m.form_outcome_unknown(), isServiceFailure: true }
  }
  const reason = () => (isApiError(error) ? refusalText(error) : m.error_generic())
  return { kind: 'failed', reason, isServiceFailure: isServiceFailure(error) }
}
