import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'

/** The one shape of the small pages around an account, the width of a form: a heading and a sheet, or a bare notice. */
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
      {isBare ? (
        children
      ) : (
        <Card>
          <CardContent>{children}</CardContent>
        </Card>
      )}
    </div>
  )
}

/** The way back to login from a page that has done its work or cannot. */
export function LoginLink() {
  return (
    <Link to="/login" className={buttonVariants({ variant: 'outline' })}>
      {m.go_to_login()}
    </Link>
  )
}
