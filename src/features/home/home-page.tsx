import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { useIsSignatory } from '@/session/session-store'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import { today } from '@/values/clock'
import { shownBanners } from './banners'
import { CompanyStatus } from './company-status'
import { HomeNotice } from './home-notice-alert'
import { NewsCarousel } from './news-carousel'
import { Promotions } from './promotions'
import { bannersQuery, customerQuery, noticesQuery } from './queries'
import { SupportBox } from './support-box'

/** Dashboard of a signatory (SES-25): state of the company, news and help. */
export function HomePage() {
  const locale = useLocale()
  // Other users are about to be redirected to the orders, so they must not see the company's money meanwhile.
  const isSignatory = useIsSignatory()
  const { data: person, isPending } = useQuery(customerQuery())
  const { data: banners, isPending: waitsForBanners } = useQuery(bannersQuery())
  const { data: content, isPending: waitsForContent } = useQuery(noticesQuery())
  const shown = { locale, today: today() }
  return (
    <>
      <PageHeader
        title={person?.firstName ? m.home_greeting({ name: person.firstName }) : m.home_greeting_unknown()}
        // A non-breaking space reserves the line until the name is loaded.
        description={isPending ? '\u00a0' : person?.companyName}
      />
      {content?.notice && <HomeNotice notice={content.notice} />}
      <div className="space-y-6">
        {isSignatory && <CompanyStatus />}
        {waitsForBanners && (
          <SkeletonGroup label={m.home_news_pending()}>
            <Skeleton className="h-57 w-full rounded-lg" />
          </SkeletonGroup>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-6 empty:hidden">
          <NewsCarousel news={shownBanners(banners?.news ?? [], shown)} />
          <Promotions promotions={shownBanners(banners?.promotions ?? [], shown)} />
        </div>
        <SupportBox guides={content?.guides} isPending={waitsForContent} />
      </div>
    </>
  )
}
