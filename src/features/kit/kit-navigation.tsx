import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { BackLink } from '@/ui/navigation/back-link'
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/ui/navigation/breadcrumb'
import { linkVariants } from '@/ui/navigation/link-variants'
import { Pagination } from '@/ui/navigation/pagination'
import { Stepper } from '@/ui/navigation/stepper'
import { TabLinks, Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/navigation/tabs'
import { KitSection, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const TABS = ['details', 'contacts', 'invoicing'] as const
const STEP_STATES = ['done', 'done', 'current', 'upcoming'] as const

/** All links lead to this page; without the hash each would be the current one. */
const BY_HASH = { includeHash: true }

export function KitNavigation() {
  const t = useKitTexts()
  const [tab, setTab] = useState<(typeof TABS)[number]>('details')
  return (
    <KitSection id="navigation" title="Tabs, Stepper, Pagination">
      <Sample name="Tabs">
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label={t.tabs}>
            {TABS.map((key, i) => (
              <TabsTrigger key={key} value={key}>
                {t.tabNames[i]}
              </TabsTrigger>
            ))}
          </TabsList>
          {TABS.map((key, i) => (
            <TabsContent key={key} value={key}>
              {t.tabTexts[i]}
            </TabsContent>
          ))}
        </Tabs>
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
        <Breadcrumb aria-label={t.path}>
          <BreadcrumbList>
            {t.crumbs.slice(0, -1).map((label) => (
              <Fragment key={label}>
                <BreadcrumbItem>
                  <Link to="/" className={linkVariants({ icon: true })}>
                    {label}
                  </Link>
                </BreadcrumbItem>
                <BreadcrumbSeparator />
              </Fragment>
            ))}
            <BreadcrumbItem>
              <BreadcrumbPage>{t.crumbs.at(-1)}</BreadcrumbPage>
            </BreadcrumbItem>
          </BreadcrumbList>
        </Breadcrumb>
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
      positionText={`${t.page} ${page} / ${pageCount}`}
      rangeText={rangeText}
    />
  )
}
