import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Portal } from '../control/log-in-as-persona.ts'
import { CallsSection } from './calls-section.tsx'
import { DataSection } from './data-section.tsx'
import { FaultsSection } from './faults-section.tsx'
import { MailSection } from './mail-section.tsx'
import { OutcomesSection } from './outcomes-section.tsx'
import { panelStyles, roomForOpener } from './panel-styles.ts'
import { ClockSection, PersonaSection } from './persona-section.tsx'
import type { PanelProps, RunningMocks } from './running-mocks.ts'

/** Adds the developer panel to the page; a small button or Alt+Shift+M opens it. */
export function mountPanel(mocks: RunningMocks, portal: Portal): void {
  // An aside, because the panel must be in a landmark and is outside the portal's.
  const host = document.createElement('aside')
  host.id = 'mock-panel'
  host.ariaLabel = 'Fake API'
  host.lang = 'en'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyles)
  shadow.adoptedStyleSheets = [sheet]
  const room = new CSSStyleSheet()
  room.replaceSync(roomForOpener)
  document.adoptedStyleSheets.push(room)
  document.body.append(host)
  createRoot(shadow).render(<Panel mocks={mocks} portal={portal} />)
}

/** The button and the panel that it opens. */
export function Panel({ mocks, portal }: Omit<PanelProps, 'announce'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [said, announce] = useState('')

  const open = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return
      event.preventDefault()
      if (dialog.current?.open) dialog.current.close()
      else open()
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])

  const props = { mocks, portal, announce }
  return (
    <>
      <button type="button" className="opener" aria-keyshortcuts="Alt+Shift+M" onClick={open}>
        Fake API
      </button>
      <dialog
        ref={dialog}
        className="panel"
        aria-label="Fake API"
        onClose={() => setOpen(dialog.current?.open === true)}
      >
        <header>
          <h2>Fake API</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        <output aria-live="polite">{said}</output>
        {isOpen && (
          <>
            <PersonaSection {...props} />
            <ClockSection {...props} />
            <FaultsSection {...props} />
            <OutcomesSection {...props} />
            <MailSection {...props} />
            <CallsSection {...props} />
            <DataSection {...props} />
          </>
        )}
      </dialog>
    </>
  )
}
