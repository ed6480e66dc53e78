import { m } from '@generated/messages/messages.js'
import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '@/browser/when-idle'

/** The panel next to the login form, from 800 px (NAV-04). Its picture comes later: the first paint has no bytes for it. */
export function LoginPanel() {
  const picture = usePicture()
  return (
    <aside className="relative hidden min-h-144 flex-col overflow-hidden rounded-lg bg-brand p-10 text-brand-foreground login:flex">
      {picture}
      <h2 className="relative text-2xl font-semibold">{m.login_panel_title()}</h2>
      <p className="relative mt-4">
        {m.login_panel_money()} {m.login_panel_reports()}
      </p>
    </aside>
  )
}

function usePicture(): ReactNode {
  const [picture, setPicture] = useState<ReactNode>()
  useEffect(() => {
    // A decoration that fails to load is left out.
    void whenIdle()
      .then(() => import('./panel-picture'))
      .then(({ PanelPicture }) => setPicture(<PanelPicture />))
      .catch(() => undefined)
  }, [])
  return picture
}
