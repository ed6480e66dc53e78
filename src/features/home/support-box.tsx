import type { GuideLinks } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

/** Guides and help (HOM-06); without the guides the way to help is left. */
export function SupportBox({ guides, isPending }: { guides: GuideLinks | undefined; isPending: boolean }) {
  const locale = useLocale()
  return (
    <Card aria-label={m.home_support_title()}>
      <CardHeader>
        <CardTitle>{m.home_support_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="text-muted-foreground">{m.home_support_text()}</p>
        {isPending && (
          <SkeletonGroup label={m.home_support_pending()} className="mt-3 space-y-2">
            <Skeleton className="h-7.5 w-36" />
            <Skeleton className="h-7.5 w-36" />
          </SkeletonGroup>
        )}
        {guides && (
          <ul className="mt-3 space-y-2">
            <li>
              <ContentLink url={guides.employer[locale]}>{m.home_support_employer_guide()}</ContentLink>
            </li>
            <li>
              <ContentLink url={guides.beneficiary[locale]}>{m.home_support_employee_guide()}</ContentLink>
            </li>
          </ul>
        )}
        <Link to="/help" className={`mt-4 ${buttonVariants({ variant: 'outline', block: true })}`}>
          {m.home_support_help()}
        </Link>
      </CardContent>
    </Card>
  )
}
