import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRuntimeConfig } from '@/api/runtime-config'
import { ContentLink } from '@/shell/content-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { linkVariants } from '@/ui/navigation/link-variants'

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
export function CommonQuestions() {
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
