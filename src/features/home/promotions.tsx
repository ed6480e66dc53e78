import type { Banner } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Megaphone } from 'lucide-react'
import { ContentLink, leadsSomewhere } from '@/shell/content-link'
import { Tile } from '@/ui/tile'

/** Promotional banners of today; nothing where there are none (HOM-05). */
export function Promotions({ promotions }: { promotions: readonly Banner[] }) {
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="promotions" className="space-y-3">
      <h2 id="promotions" className="text-xl font-semibold">
        {m.home_promotions()}
      </h2>
      <div className={clsx('grid gap-4', promotions.length > 1 && 'sm:grid-cols-2')}>
        {promotions.map(({ id, title, text, link }) => (
          <Tile
            key={id}
            title={title}
            icon={<Megaphone />}
            actions={
              link && leadsSomewhere(link.url) ? <ContentLink url={link.url}>{link.label}</ContentLink> : undefined
            }
          >
            {text}
          </Tile>
        ))}
      </div>
    </section>
  )
}
