import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * Text of a search box. It updates at once and is committed (to the URL) after a pause. A value from elsewhere, such as
 * the browser's Back, replaces the typed text; the hook's own committed value does not.
 */
export function useSearchText(value: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const send = useEffectEvent(() => {
    setSent(text)
    commit(text)
  })
  useEffect(() => {
    const timer = text === sent ? undefined : setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return [text, setText]
}
