import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLocale } from '@/language/locale'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/page-header'

/** The page without what it cannot do without: its heading, and a way on. */
export function TopUpFailure(props: ErrorComponentProps) {
  useLocale()
  return (
    <>
      <PageHeader title={m.top_up_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
