import type { TopUpLoad } from '@generated/api/model'
import { listTopUps } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '@/api/queries/read-anew'
import { useOnce } from '@/browser/use-once'
import { balanceOf } from '@/domain/company-account'
import { timeText } from '@/domain/format-moment'
import { useLookUp } from '@/forms/submit/lost-reply'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { now } from '@/values/dates/clock'
import { cents, formatEuros } from '@/values/numbers/money'
import { accountsQuery } from '../queries'
import { OutcomePanel, ReportLink, SeeReports } from './outcome-panel'
import { findTopUp, readEvidence, TOP_UP_FORM, type TopUpEvidence } from './sent-top-up'

type Known = Exclude<Awaited<ReturnType<typeof compare>>, { kind: 'made' }> | { kind: 'checking' | 'unread' }

interface UnknownTopUpProps {
  sent: SentCommand
  onFound: (load: TopUpLoad) => void
  onBack: () => void
}

/** Compares loads and balance with those before the submit, and says what is known. Nothing is resent automatically. */
export function UnknownTopUp({ sent, onFound, onBack }: UnknownTopUpProps) {
  const client = useQueryClient()
  const { found, hasFailed, refetch } = useLookUp([sent], () => compare(client, readEvidence(sent.evidence)))
  const made = found?.kind === 'made' ? found.load : undefined
  useOnce(made !== undefined, () => made && onFound(made))
  const known: Known = found && found.kind !== 'made' ? found : { kind: hasFailed ? 'unread' : 'checking' }
  const isChecking = known.kind === 'checking'
  return (
    <OutcomePanel
      tone={isChecking ? 'running' : 'attention'}
      {...textsOf(known)}
      actions={
        <>
          <Button busy={isChecking} onClick={refetch}>
            {m.top_up_check_again()}
          </Button>
          {known.kind === 'several' ? <ReportLink ids={[]} /> : <TransactionsLink />}
          {(known.kind === 'none' || known.kind === 'unsure' || known.kind === 'several') && (
            <Button
              variant="ghost"
              onClick={() => {
                // The outcome is known, so an equal load later is a new one and needs a new key.
                if (known.kind === 'several') dropSent(TOP_UP_FORM, sent.key)
                onBack()
              }}
            >
              {m.top_up_lost_back()}
            </Button>
          )}
        </>
      }
    />
  )
}

/** One submit made several loads: links to the reports, and does not offer to load again right away. */
export const SeveralTopUps = (props: { onAnother: () => void }) => (
  <SeeReports {...textsOf({ kind: 'several' })} {...props} />
)

/** Compares the current loads and balance with the evidence. @throws ApiError */
async function compare(client: QueryClient, sent: TopUpEvidence | undefined) {
  if (!sent) return { kind: 'unsure' as const }
  const [{ topUpLoads }, accounts] = await Promise.all([listTopUps(), readAnew(client, accountsQuery())])
  const finding = findTopUp(sent, topUpLoads)
  if (finding.kind !== 'none') return finding
  return { ...finding, balance: balanceOf(accounts), before: cents(sent.balance), at: now() }
}

function textsOf(known: Known): { title: string; text: string } {
  switch (known.kind) {
    case 'checking':
      return { title: m.top_up_lost_title(), text: m.top_up_lost_checking() }
    case 'unread':
    case 'unsure':
      return { title: m.top_up_lost_title(), text: m.top_up_lost_unread() }
    case 'several':
      return { title: m.top_up_lost_several_title(), text: m.top_up_lost_several() }
    case 'none':
      return {
        title: m.top_up_lost_none_title(),
        text: m.top_up_lost_none({
          time: timeText(known.at),
          balance: formatEuros(known.balance),
          before: formatEuros(known.before),
        }),
      }
  }
}

const TransactionsLink = () => (
  <ButtonLink to="/reports" search={{ tab: 'transactions' }} variant="outline">
    {m.top_up_lost_transactions()}
  </ButtonLink>
)
