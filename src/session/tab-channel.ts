import { createAtom } from '@tanstack/react-store'
import { discriminatedUnion, type infer as Infer, literal, object, safeParse, string } from 'zod/mini'
import { Tokens } from './stored-session'

/** The end of a session is no message: it is stored with its reason, because a message could arrive first (SES-14). */
const TabMessage = discriminatedUnion('kind', [
  object({ kind: literal('tokens-wanted'), id: string() }),
  object({ kind: literal('tokens'), id: string(), tokens: Tokens }),
])
export type TabMessage = Infer<typeof TabMessage>

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

const NAME = 'portal-session'
const channel = createAtom<Channel | undefined>(undefined)

/** Opens the channel at first use. */
function openChannel(): Channel {
  const opened = channel.get() ?? new BroadcastChannel(NAME)
  channel.set(opened)
  return opened
}

/** For tests. @public */
export const setTabChannel = (next: Channel): void => channel.set(next)

export function notifyTabs(message: TabMessage): void {
  openChannel().postMessage(message)
}

/** Listens to the other tabs. @returns a function that unsubscribes */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const opened = openChannel()
  const receive = (event: Event) => {
    const result = safeParse(TabMessage, event instanceof MessageEvent ? event.data : undefined)
    if (result.success) listener(result.data)
  }
  opened.addEventListener('message', receive)
  return () => opened.removeEventListener('message', receive)
}
