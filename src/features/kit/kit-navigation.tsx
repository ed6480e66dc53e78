import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink, Breadcrumb } from '@/ui/breadcrumb'
import { Pagination } from '@/ui/pagination'
import { Stepper } from '@/ui/stepper'
import { TabLinks, Tabs } from '@/ui/tabs'
import { KitSection, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const TABS = ['details', 'contacts', 'invoicing'] as const
const STEP_STATES = ['done', 'done', 'current', 'upcoming'] as const

/** All links here lead to this page; without it each would call itself the current one. */
const BY_HASH = { includeHash: true }

export function KitNavigation() {
  const t = useKitTexts()
  const [tab, setTab] = useState<(typeof TABS)[number]>('details')
  return (
    <KitSection id="navigation" title="Tabs, Stepper, Pagination">
      <Sample name="Tabs">
        <Tabs
          label={t.tabs}
          selected={tab}
          onSelect={setTab}
          items={TABS.map((key, i) => ({ key, label: t.tabNames[i], content: t.tabTexts[i] }))}
        />
      </Sample>
      <Sample name="TabLinks">
        <TabLinks
          label={t.tabLinks}
          items={TABS.map((key, i) => ({
            key,
            active: i === 0,
            label: t.tabNames[i],
            link: (props) => <Link to="." hash={key} activeOptions={BY_HASH} {...props} />,
          }))}
        />
      </Sample>
      <Sample name="Breadcrumb">
        <Breadcrumb
          label={t.path}
          crumbs={t.crumbs.map((label, i) => ({
            key: label,
            label,
            link: i < 2 ? (props) => <Link to="/" {...props} /> : undefined,
          }))}
        />
      </Sample>
      <Sample name="BackLink">
        <BackLink label={t.back} link={(props) => <Link to="/" {...props} />} />
      </Sample>
      <Sample name="Stepper">
        <Stepper
          label={t.steps}
          doneLabel={t.done}
          positionLabel={t.step}
          steps={STEP_STATES.map((state, i) => ({
            key: `${i}`,
            label: t.stepNames[i] ?? '',
            state,
            link:
              state === 'done'
                ? (props) => <Link to="." hash={`step-${i}`} activeOptions={BY_HASH} {...props} />
                : undefined,
          }))}
        />
      </Sample>
      <Sample name="Pagination">
        <div className="space-y-4">
          <Pages name="1" pageCount={25} from={1} rangeText={t.range} />
          <Pages name="2" pageCount={25} from={12} />
          <Pages name="3" pageCount={3} from={3} />
        </div>
      </Sample>
    </KitSection>
  )
}

function Pages({
  name,
  pageCount,
  from,
  rangeText,
}: {
  name: string
  pageCount: number
  from: number
  rangeText?: string
}) {
  const t = useKitTexts()
  const [page, setPage] = useState(from)
  return (
    <Pagination
      label={`${t.pages} ${name}`}
      page={page}
      pageCount={pageCount}
      onPageChange={setPage}
      previousLabel={t.previous}
      nextLabel={t.next}
      pageLabel={(n) => `${t.page} ${n}`}
      rangeText={rangeText}
    />
  )
}
