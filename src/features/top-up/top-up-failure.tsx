import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLocale } from '@/language/locale'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'

/** Replaces the page if required data cannot be read. */
export function TopUpFailure(props: ErrorComponentProps) {
  useLocale()
  return (
    <>
      <PageHeader title={m.top_up_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
