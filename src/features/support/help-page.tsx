import type { LocalizedUrl } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { ContactLines, localized } from '@/domain/contact-lines'
import { noticesQuery } from '@/domain/notices'
import { ReadFailure } from '@/domain/read-failure'
import { ContentLink } from '@/shell/content-link'
import { TitledCard } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

type Question = {
  question: () => string
  answer: () => string
  /** The next step; without it, the employees' application. */
  step?: { to: NonNullable<LinkProps['to']>; label: () => string }
}

const link = linkVariants({ icon: true })

const questions: Question[] = [
  {
    question: () => m.help_q_password(),
    answer: () => m.help_a_password(),
    step: { to: '/reset-password', label: () => m.help_a_password_link() },
  },
  {
    question: () => m.help_q_email(),
    answer: () => m.help_a_email(),
    step: { to: '/login', label: () => m.go_to_login() },
  },
  {
    question: () => m.help_q_details(),
    answer: () => m.help_a_details(),
    step: { to: '/profile', label: () => m.profile_title() },
  },
  { question: () => m.help_q_employee(), answer: () => m.help_a_employee() },
]

/** Questions of users who cannot log in yet, each with one next step. */
function CommonQuestions() {
  const { employeeApplicationUrl } = useRuntimeConfig()
  return (
    <TitledCard title={m.help_questions_title()} flush>
      <div className="divide-y divide-border border-t border-border">
        {questions.map(({ question, answer, step }) => (
          <details key={question()} className="group px-4 sm:px-6">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-sm py-2 font-medium [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{question()}</span>
              <ChevronDown className="size-5 shrink-0 text-muted-foreground group-open:rotate-180" />
            </summary>
            <div className="space-y-2 pb-4">
              <p>{answer()}</p>
              {step ? (
                <Link to={step.to} className={link}>
                  {step.label()}
                </Link>
              ) : (
                <ContentLink url={employeeApplicationUrl} className={link}>
                  {m.help_a_employee_link()}
                </ContentLink>
              )}
            </div>
          </details>
        ))}
      </div>
    </TitledCard>
  )
}

/** NAV-06: public. The answers are part of the portal, so they are shown even if the contacts cannot be loaded. */
export function HelpPage() {
  return (
    <>
      <PageHeader title={m.help_title()} description={m.help_text()} />
      <div className="grid items-start gap-6 *:min-w-0 nav:grid-cols-[3fr_2fr]">
        <div className="space-y-6">
          <CommonQuestions />
          <TitledCard title={m.statements_label()}>
            <ul className="space-y-2">
              {ABOUT.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to}>{label()}</TextLink>
                </li>
              ))}
            </ul>
          </TitledCard>
        </div>
        <SupportContacts />
      </div>
    </>
  )
}

const ABOUT = [
  { to: '/accessibility', label: () => m.accessibility_title() },
  { to: '/privacy', label: () => m.privacy_title() },
  { to: '/settings', label: () => m.settings_title() },
] as const

function SupportContacts() {
  const { data, isError, refetch } = useQuery(noticesQuery())
  if (!data) {
    return isError ? (
      <ReadFailure live="status" title={m.help_unavailable_title()} onRetry={refetch}>
        {m.help_unavailable_text()}
      </ReadFailure>
    ) : (
      <SkeletonGroup label={m.help_loading()} className="space-y-6">
        <Skeleton className="h-52 w-full rounded-lg" />
        <Skeleton className="h-36 w-full rounded-lg" />
      </SkeletonGroup>
    )
  }
  const { support, supportLinks, guides } = data
  // Leave out the link to this page.
  const further = supportLinks.filter(({ url }) => localized(url) !== '/help')
  return (
    <div className="space-y-6">
      <TitledCard title={m.help_contact_title()}>
        <div className="space-y-3">
          <p>{m.help_contact_text()}</p>
          <ContactLines phone={support.phoneNumber} email={support.emailAddress} />
        </div>
      </TitledCard>
      <TitledCard title={m.help_guides_title()}>
        <ul className="space-y-2">
          <LinkItem url={guides.employer} label={m.help_guide_employer()} />
          <LinkItem url={guides.beneficiary} label={m.help_guide_employee()} />
        </ul>
      </TitledCard>
      {further.length > 0 && (
        <TitledCard title={m.help_links_title()}>
          <ul className="space-y-2">
            {further.map(({ label, url }) => (
              <LinkItem key={label.fi} url={url} label={localized(label)} />
            ))}
          </ul>
        </TitledCard>
      )}
    </div>
  )
}

function LinkItem({ url, label }: { url: LocalizedUrl; label: string }) {
  return (
    <li>
      <ContentLink url={localized(url)} className={link}>
        {label}
      </ContentLink>
    </li>
  )
}
