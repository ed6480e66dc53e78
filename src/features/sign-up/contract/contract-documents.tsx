import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { agreementsQuery } from '@/domain/agreements'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

/** What is agreed to, beside the consents; each opens in a tab of its own, so that nothing typed is left. */
export function ContractDocuments() {
  const locale = useLocale()
  const { data, isFetching, refetch } = useQuery(agreementsQuery())
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.contract_documents()}</CardTitle>
      </CardHeader>
      <CardContent>
        {data && (
          <ul className="space-y-2">
            <li>
              <ContentLink url={data.terms[locale]}>{m.contract_read_terms()}</ContentLink>
            </li>
            <li>
              <ContentLink url={data.priceList[locale]}>{m.contract_read_prices()}</ContentLink>
            </li>
          </ul>
        )}
        {!data && isFetching && (
          <SkeletonGroup label={m.contract_documents_loading()}>
            <Skeleton className="h-28 w-full rounded-lg" />
          </SkeletonGroup>
        )}
        {!data && !isFetching && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="status">
            <AlertDescription>{m.contract_documents_missing()}</AlertDescription>
            <AlertAction>
              <Button variant="outline" onClick={() => void refetch()}>
                {m.try_again()}
              </Button>
            </AlertAction>
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
