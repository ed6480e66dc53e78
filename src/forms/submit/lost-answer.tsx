import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SentCommand } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'

/**
 * Looks up whether a command whose reply was lost was carried out. The command itself is never sent again.
 * @returns `found` is undefined while the look-up runs; after a failed look-up too, then with `hasFailed`
 */
export function useLookUp<Found>({ key }: SentCommand, lookUp: () => Promise<Found>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lostAnswer', key],
    queryFn: lookUp,
    staleTime: 0,
    gcTime: 0,
  })
  return {
    found: isFetching || isError ? undefined : data,
    hasFailed: isError && !isFetching,
    lookAgain: () => void refetch(),
  }
}

const LEVELS = {
  info: () => m.level_info(),
  success: () => m.level_success(),
  warning: () => m.level_warning(),
}

export interface InPlaceOfFormProps {
  level: keyof typeof LEVELS
  title: string
  text: string
  /** The ways on; none while something is looked up. */
  children?: ReactNode
}

/** What is said in place of a form, such as that nobody knows yet what became of its press, with the ways on. */
export function InPlaceOfForm({ level, title, text, children }: InPlaceOfFormProps) {
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer: it comes into sight and takes the focus of the button that is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="max-w-form rounded-lg">
      <Alert variant={level} levelLabel={LEVELS[level]()} live="alert">
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>
          <p>{text}</p>
        </AlertDescription>
        {Boolean(children) && <AlertAction>{children}</AlertAction>}
      </Alert>
    </div>
  )
}
