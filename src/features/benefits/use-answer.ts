import { useRef, useState } from 'react'

/** A question in the middle of an action: `ask` waits for the answer; after a yes the question stays until `close`. */
export function useAnswer() {
  const [isAsked, setAsked] = useState(false)
  const settle = useRef<(answer: boolean) => void>(undefined)
  const close = () => setAsked(false)
  return {
    isAsked,
    close,
    ask: () =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve
        setAsked(true)
      }),
    answer: (answer: boolean) => {
      if (!answer) close()
      settle.current?.(answer)
    },
  }
}
