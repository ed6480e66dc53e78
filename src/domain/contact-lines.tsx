import type { LocalizedText } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { currentLocale } from '@/language/locale'
import { EmailText } from '@/ui/content/email-text'
import { SkeletonText } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { TextLink } from '@/ui/navigation/links'
import { groupedPhone, phoneLink } from '@/values/people/phone'
import { noticesQuery } from './notices'

export const localized = (text: LocalizedText): string => text[currentLocale()]

/** A phone number and an email address as links. */
export function ContactLines({ phone, email }: { phone?: string; email: string }) {
  return (
    <>
      {phone !== undefined && (
        <p>
          <a href={phoneLink(phone)} className={linkVariants({ icon: true })}>
            <Phone />
            <span className="sr-only">{m.help_phone()}</span>
            {groupedPhone(phone)}
          </a>
        </p>
      )}
      <p>
        <a href={`mailto:${email}`} className={linkVariants({ icon: true })}>
          <Mail />
          <span className="sr-only">{m.help_email()}</span>
          <EmailText address={email} />
        </a>
      </p>
    </>
  )
}

/** Contacts of customer service; if they cannot be loaded, a link to the help page. */
export function CustomerServiceLines() {
  const { data, isPending } = useQuery(noticesQuery())
  if (data) return <ContactLines phone={data.support.phoneNumber} email={data.support.emailAddress} />
  if (isPending) {
    return <SkeletonText label={m.help_loading()} lines={2} />
  }
  return (
    <p>
      <TextLink to="/help">{m.to_support()}</TextLink>
    </p>
  )
}
