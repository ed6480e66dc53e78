import type { Banner } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { ContentLink, leadsSomewhere } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'

/** Today's promotional banners; renders nothing without any (HOM-05). */
export function Promotions({ promotions }: { promotions: readonly Banner[] }) {
  if (promotions.length === 0) return null
  return (
    <Card aria-label={m.home_promotions()}>
      <CardHeader>
        <CardTitle>{m.home_promotions()}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-5">
        {promotions.map(({ id, title, text, link }) => (
          <div key={id} className="space-y-2">
            <h3 className="font-semibold">{title}</h3>
            <p className="max-w-prose text-muted-foreground">{text}</p>
            {link && leadsSomewhere(link.url) && <ContentLink url={link.url}>{link.label}</ContentLink>}
          </div>
        ))}
      </CardContent>
    </Card>
  )
}
