import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '@/domain/notices'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'

const LABELS = { terms: () => m.cards_read_terms(), priceList: () => m.cards_read_prices() }

/** Links to the documents that an order accepts; none while they cannot be read. */
export function AgreementLinks({ documents }: { documents: readonly (keyof typeof LABELS)[] }) {
  const locale = useLocale()
  const agreements = useQuery(noticesQuery()).data?.agreements
  if (!agreements) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {documents.map((name) => (
        <ContentLink key={name} url={agreements[name][locale]}>
          {LABELS[name]()}
        </ContentLink>
      ))}
    </p>
  )
}
