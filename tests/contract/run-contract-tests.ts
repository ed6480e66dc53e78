/**
 * `npm run contract`: tests an API against the contract (CTR-05). Without CONTRACT_URL it starts the fake API over HTTP and
 * tests that. docs/contract-tests.md explains how to test another API. Exit codes: 0 no findings, 1 findings, 2 wrong usage.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { startServer } from '../../mocks/serve.ts'
import type { CallerOptions } from './api/caller.ts'
import { FAKE_API } from './api/fake-api.ts'
import { Ledger } from './api/ledger.ts'
import { differenceOf, junitOf, linesOf, unseenLine, unseenOf } from './api/reports.ts'
import type { Run, RunOptions, User } from './api/run.ts'
import { type Outcome, runContract } from './api/run-contract.ts'
import { cleanUp, runWrites } from './api/run-writes.ts'
import { refusalOf } from './api/target.ts'

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    money: { type: 'boolean', default: false },
    'clean-up': { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
    deadline: { type: 'string', default: '30' },
    junit: { type: 'string' },
    against: { type: 'string' },
    difference: { type: 'string', default: 'contract-difference.md' },
    ledger: { type: 'string', default: '.contract-ledger.jsonl' },
    only: { type: 'string' },
    unseen: { type: 'string' },
  },
})
const { env } = process
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Target = Pick<RunOptions, 'users' | 'origin' | 'given'>

function targetOf(): Target {
  const user = (suffix: string): User[] => {
    const [username, password] = [env[`CONTRACT_USERNAME${suffix}`], env[`CONTRACT_PASSWORD${suffix}`]]
    return username && password ? [{ username, password }] : []
  }
  const [first] = user('')
  if (!first) throw new RangeError('CONTRACT_USERNAME and CONTRACT_PASSWORD are not set')
  return {
    users: [first, ...['_2', '_3', '_4'].flatMap(user)],
    // Secrets that a workflow does not define are empty.
    ...(env.CONTRACT_ORIGIN && { origin: env.CONTRACT_ORIGIN }),
    given: JSON.parse(env.CONTRACT_GIVEN || '{}') as Record<string, unknown[]>,
  }
}

function optionsFor(url: string, target: Target, isFake: boolean): RunOptions {
  const write = {
    ledger: new Ledger(isFake ? join(tmpdir(), `contract-ledger-${process.pid}.jsonl`) : flags.ledger),
    password: target.users[0].password,
    mailDomain: env.CONTRACT_MAIL_DOMAIN ?? 'yritys.example',
    withMoney: flags.money,
  }
  const caller: CallerOptions = {
    url,
    send: fetch,
    deadlineMs: Number(flags.deadline) * 1000,
    concurrency: Number(flags.concurrency),
    wait,
  }
  const writes = flags['clean-up']
    ? (run: Run) => cleanUp(run, write)
    : flags.write
      ? (run: Run) => runWrites(run, write)
      : undefined
  // Without this check, a misspelt name would test nothing.
  const only = flags.only?.split(',') as OperationName[] | undefined
  const unknown = only?.find((name) => !(name in contractData))
  if (unknown !== undefined) throw new RangeError(`the contract has no operation ${unknown}`)
  return { ...caller, ...target, ...(only && { only }), ...(writes && { write: writes }) }
}

async function againstFake(): Promise<Outcome> {
  const { url, stop } = await startServer({ port: 0 })
  try {
    return await runContract(optionsFor(url, FAKE_API, true))
  } finally {
    await stop()
  }
}

async function main(): Promise<number> {
  if (!(Number(flags.concurrency) >= 1) || !(Number(flags.deadline) > 0))
    throw new RangeError('--concurrency or --deadline is not a number')
  const address = env.CONTRACT_URL
  const started = performance.now()
  const target = address ? targetOf() : undefined
  const refused =
    address &&
    refusalOf(address, env.CONTRACT_PRODUCTION, JSON.parse(readFileSync('tests/contract/api/targets.json', 'utf8')))
  if (refused) throw new RangeError(refused)
  const outcome = address && target ? await runContract(optionsFor(address, target, false)) : await againstFake()
  console.info(linesOf(outcome).join('\n'))
  console.info(unseenLine(outcome))
  if (flags.junit) writeFileSync(flags.junit, junitOf(outcome))
  if (flags.unseen) writeFileSync(flags.unseen, unseenOf(outcome))
  if (flags.against === 'mock') {
    const report = differenceOf(outcome, await againstFake(), [
      address ? new URL(address).host : 'the fake API',
      'the fake API',
    ])
    writeFileSync(flags.difference, report)
    console.info(`differences: ${flags.difference}`)
  }
  const findings = outcome.results.reduce((sum, result) => sum + result.findings.length, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(
    `${outcome.results.length} calls, ${findings} findings, ${outcome.skipped.length} operations skipped, ${seconds} s`,
  )
  return findings > 0 ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(error instanceof RangeError ? 2 : 1)
  },
)
