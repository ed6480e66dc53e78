import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { PageHeader } from '@/ui/page-header'
import { today } from '@/values/clock'
import { shownBanners } from './banners'
import { HomeNotice } from './home-notice-alert'
import { NewsCarousel } from './news-carousel'
import { Promotions } from './promotions'
import { bannersQuery, greetingQuery, noticesQuery } from './queries'
import { SupportBox } from './support-box'

/** The dashboard of a signatory (SES-25). */
export function HomePage() {
  const locale = useLocale()
  const { data: person } = useQuery(greetingQuery())
  const { data: banners } = useQuery(bannersQuery())
  const { data: content } = useQuery(noticesQuery())
  const shown = { locale, today: today() }
  return (
    <>
      <PageHeader
        title={person?.firstName ? m.home_greeting({ name: person.firstName }) : m.home_greeting_unknown()}
        description={person?.companyName}
      />
      {content?.notice && <HomeNotice notice={content.notice} />}
      <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <NewsCarousel news={shownBanners(banners?.news ?? [], shown)} />
          <Promotions promotions={shownBanners(banners?.promotions ?? [], shown)} />
        </div>
        <SupportBox guides={content?.guides} />
      </div>
    </>
  )
}
