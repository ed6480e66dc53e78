import { adoptTokens, currentSession } from './session-store'
import { notifyTabs, onTabMessage } from './tab-channel'

/** Connects this tab with the other tabs of its session (SES-14). @returns a function that disconnects it */
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
        adoptTokens(session, message.tokens)
        break
    }
  })
}
