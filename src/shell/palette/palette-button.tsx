import { m } from '@generated/messages/messages.js'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useWindowEvent } from '@/browser/use-window-event'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { IconButton } from '@/ui/inputs/icon-button'
import { Input } from '@/ui/inputs/input'
import { dialogClass } from '@/ui/overlays/dialog'
import { ModalFrame } from '@/ui/overlays/modal-frame'
import { topmostModal, topmostSheet } from '@/ui/overlays/open-modals'
import { useOnDemand } from '@/ui/use-on-demand'
import { ChunkErrorNotice } from '../chunk-load-error'
import { useAskToLeave } from '../leave-impersonation-dialog'
import { actionOf, paletteKeys, paletteShortcut, type ShortcutAction } from './shortcuts'

const loadParts = () => import('./palette')

interface Opened {
  what: ShortcutAction
  from: Element | null
  /** Chosen in the palette, not opened by a shortcut. */
  isChosen?: boolean
}

/** The palette opens over the page or a slide-out. Other modals must be answered first. */
const mayOpen = () => topmostModal() === topmostSheet()

/** PAL-01: the palette's button and its shortcut. The palette is prefetched on hover or focus of the button. */
export function PaletteButton() {
  const navigate = useNavigate()
  const isImpersonating = useSession()?.isUserImpersonate === true
  const [parts, fetchParts, hasFailed] = useOnDemand(loadParts)
  const [opened, setOpened] = useState<Opened>()
  const [search, setSearch] = useState('')
  const [ask, leaveDialog] = useAskToLeave()

  const open = (what: ShortcutAction, isChosen = false) => {
    fetchParts()
    setSearch('')
    setOpened((before) => ({ what, from: before ? before.from : document.activeElement, isChosen }))
  }
  const close = () => setOpened(undefined)
  const from = opened?.from
  const returnFocusTo = () => (from instanceof HTMLElement ? from : null)

  useWindowEvent('keydown', (event) => {
    const action = event.defaultPrevented ? undefined : actionOf(event)
    if (!action || !(opened || mayOpen())) return
    event.preventDefault()
    if (opened?.what === action) close()
    else open(action)
  })

  // SES-20: each navigation away from the page is confirmed first.
  const go = (to: NavigateOptions) => {
    if (isImpersonating) ask(to)
    else void navigate(to)
  }

  return (
    <>
      <Button
        variant="ghost"
        className="px-2!"
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteShortcut()}
        onPointerEnter={fetchParts}
        onFocus={fetchParts}
        onClick={() => open('palette')}
      >
        <Search />
        <span className="max-nav:sr-only">{m.palette_open()}</span>
        <kbd
          aria-hidden="true"
          className="rounded-md border border-border px-2 text-sm whitespace-nowrap text-muted-foreground max-nav:hidden"
        >
          {paletteKeys().join(' ')}
        </kbd>
      </Button>
      {(opened?.what === 'palette' || (opened && hasFailed)) && (
        <ModalFrame
          slot="palette"
          labelledBy="palette-title"
          onClose={close}
          returnFocusTo={returnFocusTo}
          className={clsx(dialogClass, 'h-[36rem]')}
        >
          <header className="flex items-start justify-between gap-4 px-4 pt-4 pb-2 sm:px-6">
            <h2 id="palette-title" data-slot="palette-title" tabIndex={-1} className="py-2 font-semibold">
              {m.palette_open()}
            </h2>
            <IconButton label={m.palette_close()} icon={<X />} onClick={close} />
          </header>
          {parts ? (
            <parts.Palette
              search={search}
              onSearch={setSearch}
              onClose={close}
              go={go}
              showKeys={() => open('keys', true)}
            />
          ) : (
            <PalettePending search={search} onSearch={setSearch} hasFailed={hasFailed} />
          )}
        </ModalFrame>
      )}
      {opened?.what === 'keys' && parts && (
        <parts.KeysDialog onlyOwn={opened.isChosen !== true} onClose={close} returnFocusTo={returnFocusTo} />
      )}
      {leaveDialog}
    </>
  )
}

function PalettePending(props: { search: string; onSearch: (search: string) => void; hasFailed: boolean }) {
  const { search, onSearch, hasFailed } = props
  return (
    <div className="space-y-4 px-4 sm:px-6">
      <Input
        data-autofocus
        aria-label={m.palette_open()}
        startMark={<Search />}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {hasFailed ? <ChunkErrorNotice /> : <p role="status">{m.palette_loading()}</p>}
    </div>
  )
}
