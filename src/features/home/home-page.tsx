import type { Banner, GuideLinks, HomeNotification } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { usePersistedValue } from '@/browser/persisted-value'
import { LoadsChartCard } from '@/charts/loads-chart-card'
import { OutdatedPageNote } from '@/domain/outdated-page-note'
import { ReadFailure } from '@/domain/read-failure'
import { useLocale } from '@/language/locale'
import { CardOrders } from '@/orders/card-orders'
import { useIsSignatory } from '@/session/session-store'
import { ContentLink, contentTarget } from '@/shell/content-link'
import { TitledCard } from '@/ui/content/card'
import { Carousel } from '@/ui/content/carousel'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/dates/clock'
import { closedNotice, isNoticeShown, shownBanners } from './banners'
import { CompanyBenefits } from './company-benefits'
import { FiguresRow } from './figures-row'
import { bannersQuery, customerQuery, noticesQuery } from './queries'
import { isNewCustomer } from './set-up'
import { SetUpWizard } from './set-up-wizard'
import { WorklistCard } from './worklist-card'

/** Dashboard of a signatory (SES-25): state of the company, news and help. */
export function HomePage() {
  const locale = useLocale()
  // Other users are about to be redirected to the orders, so they must not see the company's money meanwhile.
  const isSignatory = useIsSignatory()
  const { data: person, isPending } = useQuery(customerQuery())
  const { data: banners, isPending: waitsForBanners } = useQuery(bannersQuery())
  const { data: content, isPending: waitsForContent } = useQuery(noticesQuery())
  const shown = { locale, today: today() }
  const news = shownBanners(banners?.news ?? [], shown)
  const promotions = shownBanners(banners?.promotions ?? [], shown)
  return (
    <>
      <PageHeader
        title={person?.firstName ? m.home_greeting({ name: person.firstName }) : m.home_greeting_unknown()}
        // A non-breaking space reserves the line until the name is loaded.
        description={isPending ? '\u00a0' : person?.companyName}
      />
      {content?.homeNotification && <HomeNotice notice={content.homeNotification} />}
      <div className="space-y-6">
        {isSignatory && <CompanyStatus />}
        {waitsForBanners && <Skeleton label={m.home_news_pending()} className="h-57 w-full rounded-lg" />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-6 empty:hidden">
          {news.length > 0 && (
            <TitledCard title={m.home_news()}>
              {/* The padding gives focus rings space inside the scroller; its negative margin compensates. */}
              <Carousel
                slides={news.map((banner) => ({
                  key: banner.id,
                  content: <BannerText {...banner} className="h-full p-1" />,
                }))}
              />
            </TitledCard>
          )}
          {promotions.length > 0 && (
            <TitledCard aria-label={m.home_promotions()} title={m.home_promotions()} contentClass="space-y-5">
              {promotions.map((banner) => (
                <BannerText key={banner.id} {...banner} />
              ))}
            </TitledCard>
          )}
        </div>
        <SupportBox guides={content?.guides} isPending={waitsForContent} />
      </div>
    </>
  )
}

/** HOM-02, HOM-03, HOM-04, CHA-02: set-up for a new customer, otherwise balance, work list, loads and benefits. */
function CompanyStatus() {
  const { data: customer, isError, refetch } = useQuery(customerQuery())
  if (customer) {
    return isNewCustomer(customer) ? (
      <>
        <CardOrders onlyOpen />
        <SetUpWizard customer={customer} />
      </>
    ) : (
      <>
        <OutdatedPageNote />
        <FiguresRow />
        <CardOrders onlyOpen isFailureSaid />
        <div className="@container">
          <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <WorklistCard />
            <LoadsChartCard />
          </div>
        </div>
        <CompanyBenefits />
      </>
    )
  }
  if (isError) return <ReadFailure live="status" title={m.home_company_failed()} onRetry={refetch} />
  return (
    <SkeletonGroup label={m.home_company_pending()} className="space-y-6">
      <Skeleton className="h-50 w-full rounded-lg sm:h-33" />
      <Skeleton className="h-134 w-full rounded-lg" />
    </SkeletonGroup>
  )
}

/** Notice at the top of home, until its last day or until the user closes it (HOM-07). */
function HomeNotice({ notice }: { notice: HomeNotification }) {
  const locale = useLocale()
  const closed = usePersistedValue(closedNotice)
  if (!isNoticeShown(notice, { today: today(), closed })) return null
  return (
    <Notice
      level="info"
      close={{ label: m.home_notice_close(), onClose: () => closedNotice.set(notice.id) }}
      className="mb-6"
      title={notice.title[locale]}
      text={notice.text[locale]}
    >
      {notice.link && contentTarget(notice.link.url[locale]) && (
        <ContentLink url={notice.link.url[locale]}>{notice.link.label[locale]}</ContentLink>
      )}
    </Notice>
  )
}

function BannerText({ title, text, link, className }: Banner & { className?: string }) {
  return (
    <div className={clsx('flex flex-col items-start gap-2 wrap-anywhere', className)}>
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose text-muted-foreground">{text}</p>
      {link && <ContentLink url={link.url}>{link.label}</ContentLink>}
    </div>
  )
}

/** Guides and a link to help (HOM-06); only the link if the guides cannot be read. */
function SupportBox({ guides, isPending }: { guides: GuideLinks | undefined; isPending: boolean }) {
  const locale = useLocale()
  return (
    <TitledCard
      aria-label={m.home_support_title()}
      title={m.home_support_title()}
      contentClass="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <p className="min-w-0 flex-1 basis-80 text-muted-foreground">{m.home_support_text()}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
        {isPending && (
          <SkeletonGroup label={m.home_support_pending()} className="flex flex-wrap gap-x-6 gap-y-2">
            <Skeleton className="h-7.5 w-36" />
            <Skeleton className="h-7.5 w-36" />
          </SkeletonGroup>
        )}
        {guides && (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <ContentLink url={guides.employer[locale]}>{m.home_support_employer_guide()}</ContentLink>
            </li>
            <li>
              <ContentLink url={guides.beneficiary[locale]}>{m.home_support_employee_guide()}</ContentLink>
            </li>
          </ul>
        )}
        <ButtonLink to="/help" variant="outline" className="max-sm:w-full">
          {m.home_support_help()}
        </ButtonLink>
      </div>
    </TitledCard>
  )
}
