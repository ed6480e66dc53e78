import type { TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { BenefitLabel } from '@/domain/benefit-mark'
import { countRow, moneyRow } from '@/domain/money-row'
import { Card } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { RECOVERED } from '@/ui/overlays/recover-focus'
import { topUpQuery } from '../queries'

const ICONS = {
  running: <Spinner />,
  success: <CircleCheck className="text-success" />,
  waiting: <Clock className="text-attention" />,
  attention: <TriangleAlert className="text-attention" />,
  error: <CircleAlert className="text-error" />,
}

export interface PanelTexts {
  tone: keyof typeof ICONS
  title: string
  text: string
}

interface OutcomePanelProps extends PanelTexts {
  actions?: ReactNode
  children?: ReactNode
}

const LiveRegion = createContext<HTMLElement | null>(null)

/** Announces the panels in it. Mounted before them: screen readers announce only changes of a live region. */
export function PanelAnnouncer({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  return (
    <LiveRegion value={region}>
      <p ref={setRegion} role="status" className="sr-only" />
      {children}
    </LiveRegion>
  )
}

/** As a ref: takes the focus if the focused element has unmounted or is hidden. */
function takeLostFocus(heading: HTMLElement | null): void {
  if (!heading) return
  const focused = document.activeElement
  if (!focused || focused.matches(`body, ${RECOVERED}`) || !focused.checkVisibility()) heading.focus()
}

export function OutcomePanel({ tone, title, text, actions, children }: OutcomePanelProps) {
  const region = useContext(LiveRegion)
  return (
    <Card className="max-w-form">
      {region && createPortal(<span className="block">{`${title}. ${text}`}</span>, region)}
      <div className="space-y-4">
        <div className="flex items-start gap-3">
          <span aria-hidden="true" className="mt-0.5 [&_svg]:size-6">
            {ICONS[tone]}
          </span>
          <div className="min-w-0 space-y-2">
            <h2 ref={takeLostFocus} tabIndex={-1} className="rounded-sm text-xl font-semibold">
              {title}
            </h2>
            <p>{text}</p>
          </div>
        </div>
        {children}
        {Boolean(actions) && <div className="flex flex-wrap gap-3 max-sm:*:grow">{actions}</div>}
      </div>
    </Card>
  )
}

export function LoadFacts({ load }: { load: TopUpLoadDetail }) {
  return (
    <DescriptionList
      rows={[
        { label: m.top_up_step_benefit(), value: <BenefitLabel type={load.benefitType} /> },
        countRow(m.top_up_recipients(), load.topUpLoadItems.length),
        moneyRow(m.top_up_sum(), load.totalSum),
        moneyRow(m.top_up_total_paid(), load.totalSumWithFees, { strong: true }),
      ]}
    />
  )
}

/** LoadFacts of a running load; renders nothing until loaded or if it cannot be read. */
export function RunningFacts({ id }: { id: string }) {
  const { data } = useQuery(topUpQuery(id))
  return data ? <LoadFacts load={data} /> : null
}

/** Link to the report of one load, or to the list for several (TOP-08). */
export function ReportLink({ ids, isPrimary = false }: { ids: readonly string[]; isPrimary?: boolean }) {
  const variant = isPrimary ? 'default' : 'outline'
  const [id] = ids
  return ids.length === 1 && id !== undefined ? (
    <ButtonLink to="/reports/topups/$reportId" params={{ reportId: id }} variant={variant}>
      {m.top_up_report()}
    </ButtonLink>
  ) : (
    <ButtonLink to="/reports" search={{ tab: 'topups' }} variant={variant}>
      {m.top_up_reports()}
    </ButtonLink>
  )
}

export const AnotherButton = ({ onAnother }: { onAnother: () => void }) => (
  <Button variant="outline" onClick={onAnother}>
    {m.top_up_another()}
  </Button>
)

/** For loads of which the page cannot tell more: links to the list of reports. */
export const SeeReports = ({ onAnother, ...texts }: { title: string; text: string; onAnother: () => void }) => (
  <OutcomePanel
    tone="attention"
    {...texts}
    actions={
      <>
        <ReportLink ids={[]} />
        <AnotherButton onAnother={onAnother} />
      </>
    }
  />
)
