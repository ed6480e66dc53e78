import type { Banner } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Carousel } from '@/ui/content/carousel'

/** News side by side; renders nothing without news (HOM-05). */
export function NewsCarousel({ news }: { news: readonly Banner[] }) {
  if (news.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.home_news()}</CardTitle>
      </CardHeader>
      <CardContent>
        <Carousel
          label={m.home_news()}
          previousLabel={m.home_news_previous()}
          nextLabel={m.home_news_next()}
          positionText={(current, count) => m.home_news_position({ current, count })}
          className="-mx-1"
          slides={news.map((banner) => ({ key: banner.id, content: <Slide banner={banner} /> }))}
        />
      </CardContent>
    </Card>
  )
}

function Slide({ banner: { title, text, link } }: { banner: Banner }) {
  return (
    // The padding gives focus rings space inside the scroller; its negative margin compensates.
    <div className="flex h-full flex-col items-start gap-2 p-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose text-muted-foreground">{text}</p>
      {link && <ContentLink url={link.url}>{link.label}</ContentLink>}
    </div>
  )
}
