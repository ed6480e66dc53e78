import { adoptTokens, currentSession } from './session-store'
import { notifyTabs, onTabMessage } from './tab-channel'

/** Takes part in the talk of the tabs of one session (SES-14). @returns how to leave. */
export function joinTabs(): () => void {
  return onTabMessage((message) => {
    const session = currentSession()
    if (session?.id !== message.id) return
    switch (message.kind) {
      case 'tokens-wanted': {
        const { id, accessToken, tokenType, refreshToken, validTo } = session
        if (refreshToken) notifyTabs({ kind: 'tokens', id, tokens: { accessToken, tokenType, refreshToken, validTo } })
        break
      }
      case 'tokens':
        adoptTokens(message.id, message.tokens)
        break
    }
  })
}
