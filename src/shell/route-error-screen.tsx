import { m } from '@generated/messages/messages.js'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { CloudOff, FileQuestion, Lock, TriangleAlert } from 'lucide-react'
import { isApiError } from '@/api/api-error'
import { useReadAgain } from '@/api/use-read-again'
import { useLocale } from '@/language/locale'
import { reloadKeepingDrafts } from '@/session/reload'
import { Button, buttonVariants } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { isOfLostPart } from './chunk-load-error'
import { RequestIds } from './request-ids'

/** Error screen of a failed loader or page: the error and a next step (NAV-11). */
export const PageErrorScreen = (props: ErrorComponentProps) => <ErrorScreen {...props} headingLevel={1} />

/** The same below the heading of a page whose frame stays. */
export const RouteErrorScreen = (props: ErrorComponentProps) => <ErrorScreen {...props} headingLevel={2} />

function ErrorScreen({ error, reset, headingLevel }: ErrorComponentProps & { headingLevel: 1 | 2 }) {
  useLocale()
  const readAgain = useReadAgain(reset)
  const { icon, title, text } = describe(error)
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title}
        headingLevel={headingLevel}
        action={
          <>
            <Button onClick={isOfLostPart(error) ? reloadKeepingDrafts : readAgain}>{m.try_again()}</Button>
            <Link to="/" className={buttonVariants({ variant: 'outline' })}>
              {m.to_home()}
            </Link>
          </>
        }
      >
        {text}
        {isApiError(error) && error.requestId !== undefined && <RequestIds ids={[error.requestId]} />}
      </EmptyState>
    </div>
  )
}

function describe(error: unknown) {
  if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) {
    return { icon: <CloudOff />, title: m.error_screen_offline_title(), text: m.error_screen_offline_text() }
  }
  if (isApiError(error) && error.status === 403) {
    return { icon: <Lock />, title: m.error_screen_forbidden_title(), text: m.error_screen_forbidden_text() }
  }
  if (isApiError(error) && error.status === 404) {
    return { icon: <FileQuestion />, title: m.error_screen_missing_title(), text: m.error_screen_missing_text() }
  }
  return { icon: <TriangleAlert />, title: m.error_screen_title(), text: m.error_screen_text() }
}
