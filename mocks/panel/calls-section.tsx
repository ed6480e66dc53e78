import { useEffect, useState } from 'react'
import type { PanelProps } from './panel.tsx'

/** The calls of this tab, newest first: never what was sent or answered. */
export function CallsSection({ mocks }: PanelProps) {
  const [, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <details>
      <summary>Calls</summary>
      {/* A scrolled region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="scroll" role="region" aria-label="Calls of this tab" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Operation</th>
              <th>Status</th>
              <th>ms</th>
              <th>At</th>
            </tr>
          </thead>
          <tbody>
            {mocks.calls().map((call) => (
              <tr key={`${call.at}${call.operation}${call.tookMs}`}>
                <td>{call.operation}</td>
                <td>{call.status}</td>
                <td>{Math.round(call.tookMs)}</td>
                <td>{new Date(call.at).toISOString().slice(11, 23)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
