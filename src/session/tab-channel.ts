import { createAtom } from '@tanstack/react-store'
import { discriminatedUnion, type infer as Infer, literal, object, safeParse, string } from 'zod/mini'
import { Tokens } from './stored-session'

/** The end of a session is no message: it is stored with its reason, because a message could arrive first (SES-14). */
const TabMessage = discriminatedUnion('kind', [
  object({ kind: literal('tokens-wanted'), id: string() }),
  object({ kind: literal('tokens'), id: string(), tokens: Tokens }),
])
export type TabMessage = Infer<typeof TabMessage>

const channel = createAtom<BroadcastChannel | undefined>(undefined)

/** Opens the channel at first use. */
function openChannel(): BroadcastChannel {
  const opened = channel.get() ?? new BroadcastChannel('portal-session')
  channel.set(opened)
  return opened
}

export function notifyTabs(message: TabMessage): void {
  openChannel().postMessage(message)
}

/** Listens to the other tabs. @returns a function that unsubscribes */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const opened = openChannel()
  const receive = (event: MessageEvent) => {
    const { data } = safeParse(TabMessage, event.data)
    if (data) listener(data)
  }
  opened.addEventListener('message', receive)
  return () => opened.removeEventListener('message', receive)
}
