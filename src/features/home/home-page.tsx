import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { useIsSignatory } from '@/session/session-store'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { today } from '@/values/clock'
import { shownBanners } from './banners'
import { CompanyStatus } from './company-status'
import { HomeNotice } from './home-notice-alert'
import { NewsCarousel } from './news-carousel'
import { Promotions } from './promotions'
import { bannersQuery, customerQuery, noticesQuery } from './queries'
import { SupportBox } from './support-box'

/** The dashboard of a signatory (SES-25): where the company stands, what is new, and where help is. */
export function HomePage() {
  const locale = useLocale()
  // Who is here without being one waits for the page of orders: nothing of the company's money shows.
  const isSignatory = useIsSignatory()
  const { data: person, isPending } = useQuery(customerQuery())
  const { data: banners, isPending: waitsForBanners } = useQuery(bannersQuery())
  const { data: content, isPending: waitsForContent } = useQuery(noticesQuery())
  const shown = { locale, today: today() }
  return (
    <>
      <PageHeader
        title={person?.firstName ? m.home_greeting({ name: person.firstName }) : m.home_greeting_unknown()}
        // The line is kept while the name is on its way.
        description={isPending ? '\u00a0' : person?.companyName}
      />
      {content?.notice && <HomeNotice notice={content.notice} />}
      <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <div className="min-w-0 space-y-6">
          {isSignatory && <CompanyStatus />}
          {waitsForBanners && (
            <SkeletonGroup label={m.home_news_pending()}>
              <Skeleton className="h-57 w-full rounded-lg" />
            </SkeletonGroup>
          )}
          <NewsCarousel news={shownBanners(banners?.news ?? [], shown)} />
          <Promotions promotions={shownBanners(banners?.promotions ?? [], shown)} />
        </div>
        <SupportBox guides={content?.guides} isPending={waitsForContent} />
      </div>
    </>
  )
}
