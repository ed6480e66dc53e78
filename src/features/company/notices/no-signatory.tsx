import type { Company } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { buttonVariants } from '@/ui/inputs/button'
import { signatoryQuery } from '../queries'

/** COM-15: the company has no signatory, which only a new contract can change. */
export function NoSignatory({ company }: { company: Company }) {
  const { data } = useQuery(signatoryQuery(company.customerNumber))
  if (data?.hasSignatory ?? company.hasSignatory) return null
  return (
    <Alert variant="info" levelLabel={m.level_info()}>
      <AlertTitle>{m.company_no_signatory_title()}</AlertTitle>
      <AlertDescription>{m.company_no_signatory_text()}</AlertDescription>
      <AlertAction>
        <Link to="/contract" className={buttonVariants({ variant: 'outline' })}>
          {m.company_no_signatory_contract()}
        </Link>
      </AlertAction>
    </Alert>
  )
}
