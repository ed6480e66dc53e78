import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { groupedPhone, phoneLink } from '@/values/phone'
import { supportQuery } from '../queries'

/** VOU-01, VOU-30: contact details for users who can only order vouchers. */
export function ContactPanel() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.vouchers_contact_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="space-y-3">
          <p>{m.vouchers_contact_text()}</p>
          <ContactLinks />
        </div>
      </CardContent>
    </Card>
  )
}

function ContactLinks() {
  const { data, isError } = useQuery(supportQuery())
  if (isError) {
    return (
      <Link to="/help" className={linkVariants()}>
        {m.vouchers_contact_help()}
      </Link>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={m.help_loading()} className="space-y-2">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-6 w-52" />
      </SkeletonGroup>
    )
  }
  const { phoneNumber, emailAddress } = data.support
  return (
    <>
      <p>
        <a href={phoneLink(phoneNumber)} className={linkVariants({ icon: true })}>
          <Phone aria-hidden="true" />
          <span className="sr-only">{m.help_phone()}</span>
          {groupedPhone(phoneNumber)}
        </a>
      </p>
      <p>
        <a href={`mailto:${emailAddress}`} className={linkVariants({ icon: true })}>
          <Mail aria-hidden="true" />
          <span className="sr-only">{m.help_email()}</span>
          <span className="wrap-anywhere">{emailAddress}</span>
        </a>
      </p>
    </>
  )
}
