import { m } from '@generated/messages/messages.js'
import { VenetianMask } from 'lucide-react'
import { useImpersonationSeconds } from '@/session/impersonation'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/inputs/button'
import { useSignedInAs } from './signed-in-as'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const whoText = ({ name, company }: NonNullable<ReturnType<typeof useSignedInAs>>): string =>
  company === undefined ? m.impersonation_name({ name }) : m.impersonation_who({ name, company })

export function ImpersonationBar() {
  const secondsLeft = useImpersonationSeconds()
  const who = useSignedInAs()
  if (secondsLeft === undefined) return null
  return (
    <section
      aria-label={m.impersonation_label()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-attention-border bg-attention-surface px-4 py-2 sm:px-6 print:hidden"
    >
      <div className="flex grow items-center gap-3">
        <VenetianMask className="size-5 shrink-0 text-attention" />
        <p>
          {who ? whoText(who) : m.impersonation_label()}
          {'. '}
          <span className="tabular-nums">{m.impersonation_time_left({ time: clock(secondsLeft) })}</span>
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={() => void logOut()}>
        {m.impersonation_end()}
      </Button>
    </section>
  )
}
