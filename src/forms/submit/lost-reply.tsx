import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SentCommand } from '@/session/sent-commands'
import { Notice } from '@/ui/content/notice'

/** Looks up commands whose replies were lost. @returns `found` is undefined while it runs, and after it has failed */
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

export interface InPlaceOfFormProps {
  level: 'info' | 'success' | 'warning'
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
      <Notice level={level} live="alert" title={title} text={<p>{text}</p>}>
        {children}
      </Notice>
    </div>
  )
}
