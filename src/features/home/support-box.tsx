import type { GuideLinks } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { buttonVariants } from '@/ui/inputs/button'

/** Guides and a link to help (HOM-06); only the link if the guides cannot be read. */
export function SupportBox({ guides, isPending }: { guides: GuideLinks | undefined; isPending: boolean }) {
  const locale = useLocale()
  return (
    <Card aria-label={m.home_support_title()}>
      <CardHeader>
        <CardTitle>{m.home_support_title()}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="min-w-0 flex-1 basis-80 text-muted-foreground">{m.home_support_text()}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          {isPending && (
            <SkeletonGroup label={m.home_support_pending()} className="flex flex-wrap gap-x-6 gap-y-2">
              <Skeleton className="h-7.5 w-36" />
              <Skeleton className="h-7.5 w-36" />
            </SkeletonGroup>
          )}
          {guides && (
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              <li>
                <ContentLink url={guides.employer[locale]}>{m.home_support_employer_guide()}</ContentLink>
              </li>
              <li>
                <ContentLink url={guides.beneficiary[locale]}>{m.home_support_employee_guide()}</ContentLink>
              </li>
            </ul>
          )}
          <Link to="/help" className={buttonVariants({ variant: 'outline', className: 'max-sm:w-full' })}>
            {m.home_support_help()}
          </Link>
        </div>
      </CardContent>
    </Card>
  )
}
