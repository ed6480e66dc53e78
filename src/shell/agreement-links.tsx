import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '@/domain/notices'
import { ReadFailure } from '@/domain/read-failure'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { Skeleton } from '@/ui/content/skeleton'

/** Links to the documents that a form accepts. The labels are the form's, because forms name the terms differently. */
export function AgreementLinks({ terms, priceList }: { terms: string; priceList?: string }) {
  const locale = useLocale()
  const { data, isFetching, refetch } = useQuery(noticesQuery())
  const agreements = data?.agreements
  if (!agreements && isFetching) return <Skeleton label={m.contract_documents_loading()} className="h-7 w-full" />
  if (!agreements) {
    return (
      <ReadFailure live="status" onRetry={refetch}>
        {m.contract_documents_missing()}
      </ReadFailure>
    )
  }
  return (
    <p className="flex flex-wrap gap-x-4">
      <ContentLink url={agreements.terms[locale]}>{terms}</ContentLink>
      {priceList && <ContentLink url={agreements.priceList[locale]}>{priceList}</ContentLink>}
    </p>
  )
}
