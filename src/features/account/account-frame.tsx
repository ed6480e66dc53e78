import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/ui/button-variants'
import { Card } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'

/** The one shape of the small pages around an account: a heading and one sheet, the width of a form. */
export function AccountFrame({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={title} description={description} />
      <Card>{children}</Card>
    </div>
  )
}

/** The way back to login from a page that has done its work or cannot. */
export function LoginLink() {
  return (
    <Link to="/login" className={buttonVariants({ variant: 'secondary' })}>
      {m.go_to_login()}
    </Link>
  )
}
