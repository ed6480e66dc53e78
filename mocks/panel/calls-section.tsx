import { useSyncExternalStore } from 'react'
import type { PanelProps } from './running-mocks.ts'
import { Scrolled } from './scrolled.tsx'

/** The calls of this tab, newest first, without bodies. */
export function CallsSection({ mocks }: PanelProps) {
  const calls = useSyncExternalStore(mocks.onCalls, mocks.calls)
  return (
    <details>
      <summary>Calls</summary>
      <Scrolled label="Calls of this tab">
        <table>
          <thead>
            <tr>
              <th>Operation</th>
              <th>Status</th>
              <th>ms</th>
              <th>At</th>
              <th>Fault</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={`${call.at}${call.operation}${call.tookMs}`}>
                <td>{call.operation}</td>
                <td>{call.status === 0 ? 'no answer' : call.status}</td>
                <td>{Math.round(call.tookMs)}</td>
                <td>{new Date(call.at).toISOString().slice(11, 23)}</td>
                <td>{call.fault}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </details>
  )
}
