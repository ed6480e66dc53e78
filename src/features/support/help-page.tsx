import type { LocalizedUrl, Notices } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRuntimeConfig } from '@/api/runtime-config'
import { ReadFailure } from '@/domain/read-failure'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { PageHeader } from '@/ui/navigation/page-header'
import { ContactLines, localized, supportQuery } from './contact-lines'

type Question = { key: string; question: () => string; answer: () => string; way: () => ReactNode }

const link = linkVariants({ icon: true })

const questions: Question[] = [
  {
    key: 'password',
    question: () => m.help_q_password(),
    answer: () => m.help_a_password(),
    way: () => (
      <Link to="/reset-password" className={link}>
        {m.help_a_password_link()}
      </Link>
    ),
  },
  {
    key: 'email',
    question: () => m.help_q_email(),
    answer: () => m.help_a_email(),
    way: () => (
      <Link to="/login" className={link}>
        {m.go_to_login()}
      </Link>
    ),
  },
  {
    key: 'details',
    question: () => m.help_q_details(),
    answer: () => m.help_a_details(),
    way: () => (
      <Link to="/profile" className={link}>
        {m.profile_title()}
      </Link>
    ),
  },
  {
    key: 'employee',
    question: () => m.help_q_employee(),
    answer: () => m.help_a_employee(),
    way: () => <EmployeesLogin />,
  },
]

/** Questions of users who cannot log in yet, each with one next step. */
function CommonQuestions() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.help_questions_title()}</CardTitle>
      </CardHeader>
      <CardContent flush>
        <div className="divide-y divide-border border-t border-border">
          {questions.map(({ key, question, answer, way }) => (
            <details key={key} className="group px-4 sm:px-6">
              <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-sm py-2 font-medium [&::-webkit-details-marker]:hidden">
                {question()}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted-foreground group-open:rotate-180"
                />
              </summary>
              <div className="space-y-2 pb-4">
                <p>{answer()}</p>
                {way()}
              </div>
            </details>
          ))}
        </div>
      </CardContent>
    </Card>
  )
}

function EmployeesLogin() {
  return (
    <ContentLink url={useRuntimeConfig().employeeApplicationUrl} className={link}>
      {m.help_a_employee_link()}
    </ContentLink>
  )
}

/** NAV-06: public. The answers are part of the portal, so they are shown even if the contacts cannot be loaded. */
export function HelpPage() {
  return (
    <>
      <PageHeader title={m.help_title()} description={m.help_text()} />
      <div className="grid items-start gap-6 nav:grid-cols-[3fr_2fr]">
        <div className="space-y-6">
          <CommonQuestions />
          <AboutService />
        </div>
        <SupportContacts />
      </div>
    </>
  )
}

function AboutService() {
  const link = linkVariants()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.statements_label()}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="space-y-2">
          <li>
            <Link to="/accessibility" className={link}>
              {m.accessibility_title()}
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={link}>
              {m.privacy_title()}
            </Link>
          </li>
          <li>
            <Link to="/settings" className={link}>
              {m.settings_title()}
            </Link>
          </li>
        </ul>
      </CardContent>
    </Card>
  )
}

/** Customer service, guides and further links; a retry button if the content file cannot be loaded. */
function SupportContacts() {
  const { data, isError, isFetching, refetch } = useQuery(supportQuery())
  if (data) return <Contacts notices={data} />
  if (isError) {
    return (
      <ReadFailure
        level="warning"
        live="status"
        title={m.help_unavailable_title()}
        isBusy={isFetching}
        onRetry={refetch}
      >
        {m.help_unavailable_text()}
      </ReadFailure>
    )
  }
  return (
    <SkeletonGroup label={m.help_loading()} className="space-y-6">
      <Skeleton className="h-52 w-full rounded-lg" />
      <Skeleton className="h-36 w-full rounded-lg" />
    </SkeletonGroup>
  )
}

function Contacts({ notices: { support, supportLinks, guides } }: { notices: Notices }) {
  // Leave out the link to this page.
  const further = supportLinks.filter(({ url }) => localized(url) !== '/help')
  return (
    <div className="space-y-6">
      <Card>
        <CardHeader>
          <CardTitle>{m.help_contact_title()}</CardTitle>
        </CardHeader>
        <CardContent>
          <div className="space-y-3">
            <p>{m.help_contact_text()}</p>
            <ContactLines phone={support.phoneNumber} email={support.emailAddress} />
          </div>
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{m.help_guides_title()}</CardTitle>
        </CardHeader>
        <CardContent>
          <ul className="space-y-2">
            <LinkItem url={guides.employer} label={m.help_guide_employer()} />
            <LinkItem url={guides.beneficiary} label={m.help_guide_employee()} />
          </ul>
        </CardContent>
      </Card>
      {further.length > 0 && (
        <Card>
          <CardHeader>
            <CardTitle>{m.help_links_title()}</CardTitle>
          </CardHeader>
          <CardContent>
            <ul className="space-y-2">
              {further.map(({ label, url }) => (
                <LinkItem key={label.fi} url={url} label={localized(label)} />
              ))}
            </ul>
          </CardContent>
        </Card>
      )}
    </div>
  )
}

function LinkItem({ url, label }: { url: LocalizedUrl; label: string }) {
  return (
    <li>
      <ContentLink url={localized(url)} className={linkVariants({ icon: true })}>
        {label}
      </ContentLink>
    </li>
  )
}
