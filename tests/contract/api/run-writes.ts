import { contractData } from '../../../generated/contract-data.ts'
import { allOperations } from './inputs.ts'
import { runMoney } from './money.ts'
import { NOT_CALLED, WITH_MONEY } from './not-called.ts'
import type { Run } from './run.ts'
import { Undo } from './undo.ts'
import { type WriteOptions, Writer } from './writes.ts'

/** Runs every command that can be undone, and its refusals. An operation that is neither called nor excluded is a finding. */
export async function runWrites(run: Run, options: WriteOptions): Promise<void> {
  const writer = new Writer(run, options)
  await run.refresh(run.session)
  await writer.saveAgain()
  await writer.contact()
  await writer.employee()
  if (options.withMoney) await runMoney(writer)
  const done = run.results.filter(({ status }) => status >= 200 && status < 300)
  // Logout is called at the end of the run.
  const called = new Set([...writer.called, ...done.map(({ operation }) => operation), 'logout'])
  for (const operation of allOperations.filter((name) => contractData[name].effect === 'command')) {
    const isLeftOut = !options.withMoney && WITH_MONEY.includes(operation)
    const why = NOT_CALLED[operation] ?? (isLeftOut ? 'moves money (--money)' : undefined)
    const isSkipped = run.skipped.some((skipped) => skipped.operation === operation)
    if (why !== undefined) run.skip(operation, why)
    else if (!called.has(operation) && !isSkipped) {
      const nobody = 'tests/contract/api/writes.ts neither calls nor excludes it'
      run.complain(operation, 'how to call it', nobody)
    }
  }
}

/** Removes records of earlier runs. */
export async function cleanUp(run: Run, options: WriteOptions): Promise<void> {
  const undo = new Undo(run, options.ledger)
  for (const created of options.ledger.left()) await undo.undo(created)
}
