import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { focusOnMount } from '@/browser/focus-on-mount'
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
    refetch: () => void refetch(),
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
export const InPlaceOfForm = ({ level, title, text, children }: InPlaceOfFormProps) => (
  <div ref={focusOnMount} tabIndex={-1} className="max-w-form rounded-lg">
    <Notice level={level} live="alert" title={title} text={<p>{text}</p>}>
      {children}
    </Notice>
  </div>
)
