import { m } from '@generated/messages/messages.js'
import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '@/browser/page-title'
import { Card } from '@/ui/content/card'
import { EmptyState, type EmptyStateProps } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** Layout of the account pages such as login, with the width of a form: a heading and a card, or only a notice. */
export function AccountFrame({
  title,
  description,
  isBare = false,
  children,
}: {
  title: string
  description?: ReactNode
  isBare?: boolean
  children: ReactNode
}) {
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={title} description={description} />
      {isBare ? children : <Card>{children}</Card>}
    </div>
  )
}

/** A mailed link that does not work. Nothing is lost, so it is neutral, with the next step as a button. */
export const DeadLink = (props: Pick<EmptyStateProps, 'title' | 'headingLevel' | 'children' | 'action'>) => (
  <div role="alert">
    <EmptyState icon={<Unlink />} {...props} />
  </div>
)

export interface DeadLinkPageProps {
  title: () => string
  text: () => string
  /** The next steps, the likeliest first. */
  links: readonly { to: '/' | '/help' | '/login' | '/reset-password' | '/sign-up'; label: () => string }[]
}

export function DeadLinkPage({ title, text, links }: DeadLinkPageProps) {
  usePageTitle(title())
  return (
    <DeadLink
      title={title()}
      headingLevel={1}
      action={links.map(({ to, label }, at) => (
        <ButtonLink key={to} to={to} variant={at === 0 ? 'default' : 'outline'}>
          {label()}
        </ButtonLink>
      ))}
    >
      {text()}
    </DeadLink>
  )
}

export function LoginLink() {
  return (
    <ButtonLink to="/login" variant="outline">
      {m.go_to_login()}
    </ButtonLink>
  )
}
