import { useState } from 'react'
import { logInAsPersona } from '../control/log-in-as-persona.ts'
import { parseClock } from '../control/panel-url.ts'
import { PASSWORD, personas } from '../control/scenarios.ts'
import { advanceClock, fakeNow } from '../database/clock.ts'
import type { PanelProps } from './running-mocks.ts'
import { useMeta } from './use-mock-data.ts'

/** Logs in as a persona, or starts a scenario. */
export function PersonaSection({ mocks, portal, announce }: PanelProps) {
  const [name, setName] = useState(personas[0]?.name ?? '')
  const persona = personas.find((candidate) => candidate.name === name)
  const enter = async () => {
    if (!persona) return
    try {
      await logInAsPersona(mocks.database, persona, portal)
      await portal.goTo('/')
      announce(`Logged in as ${persona.username}`)
    } catch {
      await portal.goTo('/login')
      announce(`The login of ${persona.username} is refused`)
    }
  }
  const start = async () => {
    if (!persona) return
    await mocks.database.reset()
    await mocks.announce()
    await enter()
  }
  return (
    <details open>
      <summary>Persona and scenario</summary>
      <div className="row">
        <label>
          Scenario
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {personas.map((candidate) => (
              <option key={candidate.name}>{candidate.name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void start()}>
          Start anew
        </button>
        <button type="button" onClick={() => void enter()}>
          Log in only
        </button>
      </div>
      <p>
        {persona?.what} Username <code>{persona?.username}</code>, password <code>{PASSWORD}</code>.
      </p>
    </details>
  )
}

const STEPS = ['+1m', '+15m', '+1h', '+1d', '+8d', '+31d']

/** Moves the time of portal and fake API forward. */
export function ClockSection({ mocks, portal, announce }: PanelProps) {
  const [meta, refresh] = useMeta(mocks)
  const [date, setDate] = useState('')
  const now = fakeNow(meta?.clockOffset ?? 0)
  const move = async (text: string) => {
    const ms = parseClock(text, now)
    if (ms === undefined) {
      announce('The clock goes forward only')
      return
    }
    await advanceClock(mocks.database, ms)
    await mocks.announce()
    refresh()
    await portal.refetch()
    announce(`Moved the clock by ${text}`)
  }
  return (
    <details>
      <summary>Clock</summary>
      <p>
        It is <time>{new Date(now).toISOString()}</time>.
      </p>
      <div className="row">
        {STEPS.map((step) => (
          <button key={step} type="button" onClick={() => void move(step)}>
            {step}
          </button>
        ))}
      </div>
      <div className="row">
        <label>
          To the date
          <input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </label>
        <button type="button" onClick={() => void move(date)}>
          Move
        </button>
      </div>
    </details>
  )
}
