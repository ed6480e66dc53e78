import { useState } from 'react'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { CHAOS_KINDS, type Fault, type Latency, type MockSettings, settingsOf } from '../calls/faults.ts'
import { formatFault, formatLatency, linkWith, parseFault, parseLatency } from '../control/panel-url.ts'
import type { PanelProps } from './running-mocks.ts'
import { useMeta } from './use-mock-data.ts'

const OPERATIONS = (Object.keys(contractData) as OperationName[]).toSorted()

/** All faults of an operation: its errors by code, its named examples, and chaos. */
function choicesOf(operation: OperationName | '*'): { label: string; fault: Fault }[] {
  const chaos = CHAOS_KINDS.map((kind) => ({ label: `chaos: ${kind}`, fault: { kind } }))
  if (operation === '*') {
    return [
      { label: '500 internal_error', fault: { kind: 'status', status: 500, code: 'internal_error' } },
      {
        label: '503 service_unavailable, can retry',
        fault: { kind: 'status', status: 503, code: 'service_unavailable', canRetry: true },
      },
      ...chaos,
    ]
  }
  const { errorCodes, responses } = contractData[operation]
  const errors = Object.entries(errorCodes).flatMap(([status, codes]) =>
    codes.flatMap((code) => {
      const fault = { kind: 'status' as const, status: Number(status), code }
      const label = `${status} ${code}`
      // A client error is never retryable, except 429.
      if (fault.status < 500 && fault.status !== 429) return [{ label, fault }]
      return [
        { label, fault },
        { label: `${label}, can retry`, fault: { ...fault, canRetry: true } },
      ]
    }),
  )
  const examples = Object.entries(responses).flatMap(([status, response]) =>
    response.examples.map((name) => ({
      label: `example: ${status} ${name}`,
      fault: { kind: 'example' as const, status: Number(status), name },
    })),
  )
  return [...examples, ...errors, ...chaos]
}

/** Latency, faults and chosen replies, shared by all tabs. */
export function FaultsSection({ mocks, announce }: PanelProps) {
  const [meta, refresh] = useMeta(mocks)
  const settings = settingsOf(meta?.settings)
  const [operation, setOperation] = useState<OperationName | '*'>('*')
  const [choice, setChoice] = useState('500:internal_error')
  const [isOnce, setOnce] = useState(false)
  const choices = choicesOf(operation)

  const save = async (next: MockSettings, text: string) => {
    await mocks.database.updateMeta(() => ({ settings: next }))
    await mocks.announce()
    refresh()
    announce(text)
  }
  const setLatency = (latency: Latency | undefined) => {
    if (latency) void save({ ...settings, latency }, `Latency: ${formatLatency(latency)}`)
  }
  const plan = () => {
    const fault = parseFault(choice)
    if (!fault) return
    void save(
      { ...settings, faults: { ...settings.faults, [operation]: { fault, once: isOnce } } },
      `${operation} will answer ${choice}`,
    )
  }
  const remove = (name: OperationName | '*') => {
    const faults = { ...settings.faults }
    delete faults[name]
    void save({ ...settings, faults }, `${name} answers as usual`)
  }
  const planned = Object.entries(settings.faults) as [OperationName | '*', NonNullable<MockSettings['faults']['*']>][]
  const idempotency = settings.ignoresIdempotencyKeys ? 'off' : 'on'
  const link = linkWith(new URL(location.href), { latency: settings.latency, faults: planned, idempotency })
  return (
    <details>
      <summary>Latency and answers</summary>
      <div className="row">
        <label>
          Latency in ms (none, 300, 200-900)
          <input
            key={formatLatency(settings.latency)}
            defaultValue={formatLatency(settings.latency)}
            onBlur={(event) => setLatency(parseLatency(event.target.value))}
          />
        </label>
        <label>
          Ignore idempotency keys
          <input
            type="checkbox"
            checked={settings.ignoresIdempotencyKeys ?? false}
            onChange={({ target }) =>
              void save(
                { ...settings, ignoresIdempotencyKeys: target.checked },
                `Idempotency keys: ${target.checked ? 'ignored' : 'honoured'}`,
              )
            }
          />
        </label>
      </div>
      <div className="row">
        <label>
          Operation
          <select
            value={operation}
            onChange={(event) => {
              const next = event.target.value as OperationName | '*'
              setOperation(next)
              const first = choicesOf(next)[0]
              setChoice(first ? formatFault(first.fault) : '')
            }}
          >
            <option value="*">every operation</option>
            {OPERATIONS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Answer
          <select value={choice} onChange={(event) => setChoice(event.target.value)}>
            {choices.map(({ label, fault }) => (
              <option key={label} value={formatFault(fault)}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Next call only
          <input type="checkbox" checked={isOnce} onChange={(event) => setOnce(event.target.checked)} />
        </label>
        <button type="button" onClick={plan}>
          Set
        </button>
      </div>
      {planned.length > 0 && (
        <ul>
          {planned.map(([name, { fault, once }]) => (
            <li key={name}>
              {name}: {formatFault(fault)} {once && '(next call) '}
              <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        As a link: <code>{link.href}</code>
      </p>
    </details>
  )
}
