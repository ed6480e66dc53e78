import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SentCommand } from '@/session/sent-commands'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'

/**
 * Looks up whether commands whose replies were lost were carried out. No command is ever sent again.
 * @param commands without any, nothing is looked up
 * @returns `found` is undefined while the look-up runs, and after it has failed (`hasFailed`)
 */
export function useLookUp<Found>(commands: readonly Pick<SentCommand, 'key'>[], lookUp: () => Promise<Found>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lostReply', ...commands.map(({ key }) => key)],
    queryFn: lookUp,
    enabled: commands.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  return {
    found: isFetching || isError ? undefined : data,
    hasFailed: isError && !isFetching,
    isReading: isFetching,
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
  /** Buttons for the next step; none while the look-up is running. */
  children?: ReactNode
}

/** Replaces the form after a submit with an unknown outcome: shows the state and the next steps. */
export function InPlaceOfForm({ level, title, text, children }: InPlaceOfFormProps) {
  const place = useRef<HTMLDivElement>(null)
  // The form was longer: scroll this into view and take the focus of the removed button.
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
