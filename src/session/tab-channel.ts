import { discriminatedUnion, type infer as Infer, literal, object, safeParse, string } from 'zod/mini'
import { Tokens } from './stored-session'

/**
 * What tabs tell each other, always by session id, so that one session never touches another (SES-14). The end of a
 * session is no message: it is stored with its reason, and a message could overtake it.
 */
const TabMessage = discriminatedUnion('kind', [
  object({ kind: literal('tokens-wanted'), id: string() }),
  object({ kind: literal('tokens'), id: string(), tokens: Tokens }),
])
export type TabMessage = Infer<typeof TabMessage>

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

const NAME = 'portal-session'
let channel: Channel | undefined

/** Opened at first use; a browser without it has tabs that follow web storage alone. */
function openChannel(): Channel | undefined {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(NAME)
  return channel
}

/**
 * Replaces the channel (tests).
 * @public
 */
export const setTabChannel = (next: Channel | undefined): void => {
  channel = next
}

/** Tells the other tabs; never this one. */
export function notifyTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Listens to the other tabs. @returns how to stop. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const opened = openChannel()
  const receive = (event: Event) => {
    const result = safeParse(TabMessage, event instanceof MessageEvent ? event.data : undefined)
    if (result.success) listener(result.data)
  }
  opened?.addEventListener('message', receive)
  return () => opened?.removeEventListener('message', receive)
}
