import { getReadBenefitGroupSettingsQueryOptions } from '@generated/api/benefits/benefits'
import type { BenefitGroup, BenefitType } from '@generated/api/model'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, useEffect, useRef, useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BenefitBadges } from '@/domain/benefit-badges'
import { benefitName } from '@/domain/benefit-names'
import { moneyRow } from '@/domain/money-row'
import { noticesQuery } from '@/domain/notices'
import { shownBenefits } from '@/domain/shown-benefits'
import { useLocale } from '@/language/locale'
import { closeNotification, notify } from '@/notifications/notifications'
import { toastFailure, useFailureToast } from '@/notifications/report-failure'
import { useBlockingFailure } from '@/shell/blocking-error'
import { ContentLink } from '@/shell/content-link'
import { pageFailure } from '@/shell/route-error-screen'
import { DescriptionList } from '@/ui/content/description-list'
import { Later } from '@/ui/content/later'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { BackLink } from '@/ui/navigation/back-link'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Dialog } from '@/ui/overlays/dialog'
import { today } from '@/values/dates/clock'
import { plainDate } from '@/values/dates/plain-date'
import { CREATION_NOTICES, countBenefits, creationNotices, offersLoad } from './after-saving'
import { GroupFormPanel } from './group-form-panel'
import { isRequestedToday } from './group-rules'
import { amountLabel } from './group-texts'
import { useGroupTitle } from './group-title'
import { AddGroupTile, GroupPanel, GroupTile, NotContracted } from './group-views'
import { benefitsQuery, groupsQuery } from './queries'

const GroupFacts = lazy(async () => ({ default: (await import('./group-facts')).GroupFacts }))
const GroupCostCard = lazy(async () => ({ default: (await import('./group-facts')).GroupCostCard }))

const groupsFailed = () => m.benefits_groups_failed()

/** The groups of one benefit and their side panel (GRP-02, GRP-03). */
export function BenefitGroupPage() {
  const { benefitType: type } = useRouteContext({ from: '/manage-benefits_/$benefitGroup' })
  const client = useQueryClient()
  const groups = useRequiredQuery(groupsQuery(type))
  const { data: benefits } = useRequiredQuery(benefitsQuery())
  const { data: customer } = useRequiredQuery(getReadUserDetailsQueryOptions())
  const { data: settings, error: settingsError } = useQuery(getReadBenefitGroupSettingsQueryOptions())
  /** The open side panel (GRP-03); the form creates a group if there is none. */
  const [panel, setPanel] = useState<{ mode: 'view'; groupId: string } | { mode: 'form'; group?: BenefitGroup }>()
  const [changed, setChanged] = useState<{ before: BenefitGroup; after: BenefitGroup }>()
  const tiles = useRef<HTMLDivElement>(null)

  useFailureToast(groups.error, groupsFailed)
  // GRP-11: groups cannot be created or edited without the limits.
  useBlockingFailure(settings ? undefined : settingsError)
  useEffect(() => () => CREATION_NOTICES.forEach(closeNotification), [])

  const { benefitGroups } = groups.data
  const benefit = shownBenefits(benefits.benefits).find((shown) => shown.type === type)
  const isAutomatic = benefitGroups.some((group) => group.recurringTopupRequestEnabled)
  /** The next automatic load of a group that has them; none while the benefit is on hold. */
  const automaticOn = benefit?.isOnHold === false && settings ? plainDate(settings.nextRecurringLoadDate) : undefined
  // As listed now: an open view shows what others have saved meanwhile.
  const viewed = panel?.mode === 'view' && benefitGroups.find(({ groupId }) => groupId === panel.groupId)
  const close = () => setPanel(undefined)
  const firstTile = () => tiles.current?.querySelector<HTMLElement>('button') ?? null

  const afterCreation = () => {
    close()
    const counts = countBenefits(client.getQueryData(benefitsQuery().queryKey)?.benefits ?? benefits.benefits, type)
    // Notifications with a link stay until they are closed or the page is left.
    for (const notice of creationNotices(counts, customer.isEmployeesSet)) {
      notify({ ...notice, isPersistent: notice.link !== undefined })
    }
  }
  const afterUpdate = (before: BenefitGroup, after: BenefitGroup) => {
    close()
    notify({ level: 'success', text: () => m.benefits_saved() })
    if (offersLoad(before, after, benefit?.isOnHold ?? false, today())) setChanged({ before, after })
  }

  return (
    <>
      <PageHeader
        above={<BackLink to="/manage-benefits">{m.benefits_title()}</BackLink>}
        title={benefitName(type)}
        badge={benefit && <BenefitBadges {...benefit} />}
      />
      <div className="space-y-6">
        {benefit?.isOnHold && (
          <Notice level="warning" title={m.benefits_on_hold_title()} text={m.benefits_on_hold_text()} />
        )}
        <BenefitInfoBar type={type} />
        {benefit ? (
          <section aria-labelledby="benefit-groups" className="space-y-4">
            <h2 id="benefit-groups" className="text-xl font-semibold">
              {m.benefits_groups_heading()}
            </h2>
            <div ref={tiles} className="grid gap-6 sm:grid-cols-2">
              {benefitGroups.map((group) => (
                <GroupTile
                  key={group.groupId}
                  group={group}
                  onOpen={() => setPanel({ mode: 'view', groupId: group.groupId })}
                />
              ))}
              {benefitGroups.length === 0 ? (
                <AddGroupTile type={type} isReady={settings !== undefined} onAdd={() => setPanel({ mode: 'form' })} />
              ) : (
                <Later pending={<Skeleton className="h-54 w-full rounded-lg" />}>
                  <GroupFacts
                    type={type}
                    automaticOn={isAutomatic ? automaticOn : undefined}
                    canLoad={!benefit.isOnHold && !benefitGroups.every((group) => isRequestedToday(group, today()))}
                  />
                </Later>
              )}
            </div>
          </section>
        ) : (
          <NotContracted />
        )}
        {benefit && benefitGroups.length > 0 && settings && (
          <Later pending={<Skeleton className="h-134 w-full rounded-lg" />}>
            <GroupCostCard type={type} nextLoadDate={settings.nextRecurringLoadDate} isAutomatic={isAutomatic} />
          </Later>
        )}
      </div>
      {viewed && (
        <GroupPanel
          group={viewed}
          isReady={settings !== undefined}
          automaticOn={automaticOn}
          onEdit={() => setPanel({ mode: 'form', group: viewed })}
          onClose={close}
        />
      )}
      {settings && panel?.mode === 'form' && (
        <GroupFormPanel
          type={type}
          group={panel.group}
          settings={settings}
          hasEmployees={customer.isEmployeesSet}
          onSaved={(saved) => (panel.group ? afterUpdate(panel.group, saved) : afterCreation())}
          onClose={close}
          returnFocusTo={firstTile}
        />
      )}
      {changed && <TopUpPrompt {...changed} onClose={() => setChanged(undefined)} returnFocusTo={firstTile} />}
    </>
  )
}

export function BenefitGroupPending() {
  const title = useGroupTitle()
  return (
    <>
      <PageHeader above={<Skeleton className="h-6 w-36" />} title={title} />
      <SkeletonGroup label={m.benefits_pending()} className="space-y-4">
        <Skeleton className="h-7 w-28" />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Skeleton className="h-39 rounded-lg" />
          <Skeleton className="h-54 rounded-lg" />
        </div>
      </SkeletonGroup>
    </>
  )
}

const GroupHeader = () => <PageHeader title={useGroupTitle()} />

/** Replaces the page when loading the groups fails (GRP-11). */
export const GroupsFailure = pageFailure(() => <GroupHeader />, toastFailure(groupsFailed))

/** GRP-02: explains massage and wellbeing, with links from the content file. Renders nothing for other benefits. */
function BenefitInfoBar({ type }: { type: BenefitType }) {
  const locale = useLocale()
  const { data: notices } = useQuery(noticesQuery())
  if (type !== 'massage' && type !== 'wellbeing') return null
  const links = notices?.benefitInfo[type]
  return (
    <section aria-label={m.benefits_info_label()}>
      <Notice level="info" text={type === 'massage' ? m.benefits_info_massage() : m.benefits_info_wellbeing()}>
        {links && (
          <>
            <ContentLink url={links.instructions[locale]}>{m.benefits_info_instructions()}</ContentLink>
            <ContentLink url={links.callToAction[locale]}>{m.benefits_info_call_to_action()}</ContentLink>
          </>
        )}
      </Notice>
    </section>
  )
}

interface TopUpPromptProps {
  before: BenefitGroup
  after: BenefitGroup
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** GRP-06: offers a load after the maximum was changed. */
function TopUpPrompt({ before, after, onClose, returnFocusTo }: TopUpPromptProps) {
  const label = amountLabel(after.benefitType)
  return (
    <Dialog
      title={m.benefits_load_title()}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to="/load-benefit">{m.benefits_load_now()}</ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {m.benefits_load_later()}
          </Button>
        </>
      }
    >
      <p>{m.benefits_load_text()}</p>
      <DescriptionList
        rows={[
          moneyRow(m.benefits_load_before({ label }), before.maxAmountPerPeriod, { key: 'before' }),
          moneyRow(m.benefits_load_after({ label }), after.maxAmountPerPeriod, { key: 'after', strong: true }),
        ]}
      />
    </Dialog>
  )
}
