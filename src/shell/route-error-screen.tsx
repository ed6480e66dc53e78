import { m } from '@generated/messages/messages.js'
import { type ErrorComponentProps, useParams } from '@tanstack/react-router'
import { CloudOff, FileQuestion, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRetryPage } from '@/api/queries/use-retry-page'
import { failureOf, isApiError } from '@/api/replies/api-error'
import { useOnFailure } from '@/browser/use-on-failure'
import { useLocale } from '@/language/locale'
import { reloadWithDrafts } from '@/session/draft'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { isChunkLoadError } from './chunk-load-error'
import { TopBarFrame } from './top-bar-frame'

/** Error screen of a failed loader or page: the error and a next step (NAV-11). */
export const PageErrorScreen = (props: ErrorComponentProps) => <ErrorScreen {...props} headingLevel={1} />

/** The error component of a page that cannot be read, below its header. `onError` reports it too, as in a toast. */
export const pageFailure = (header: () => ReactNode, onError?: (error: unknown) => void) =>
  function PageFailure(props: ErrorComponentProps) {
    useLocale()
    useOnFailure(props.error, onError)
    return (
      <>
        {header()}
        <ErrorScreen {...props} headingLevel={2} />
      </>
    )
  }

function ErrorScreen({ error, reset, headingLevel }: ErrorComponentProps & { headingLevel: 1 | 2 }) {
  useLocale()
  const retry = useRetryPage(reset)
  const isOfOne = Object.keys(useParams({ strict: false })).some((name) => name.endsWith('Id'))
  const failure = failureOf(error, isOfOne)
  const { icon, title, text } = DESCRIPTIONS[failure]
  // A retry cannot help if the thing does not exist.
  const canHelp = failure !== 'missing'
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title()}
        headingLevel={headingLevel}
        action={
          <>
            {canHelp && <Button onClick={isChunkLoadError(error) ? reloadWithDrafts : retry}>{m.try_again()}</Button>}
            <ButtonLink to="/" variant={canHelp ? 'outline' : 'default'}>
              {m.to_home()}
            </ButtonLink>
          </>
        }
      >
        {text()}
        {isApiError(error) && error.requestId !== undefined && <RequestIds ids={[error.requestId]} />}
      </EmptyState>
    </div>
  )
}

const DESCRIPTIONS = {
  offline: {
    icon: <CloudOff />,
    title: () => m.error_screen_offline_title(),
    text: () => m.error_screen_offline_text(),
  },
  forbidden: {
    icon: <Lock />,
    title: () => m.error_screen_forbidden_title(),
    text: () => m.error_screen_forbidden_text(),
  },
  missing: {
    icon: <FileQuestion />,
    title: () => m.error_screen_missing_title(),
    text: () => m.error_screen_missing_text(),
  },
  other: { icon: <TriangleAlert />, title: () => m.error_screen_title(), text: () => m.error_screen_text() },
}

/** Request ids of failed requests, with which customer service finds them in the logs. */
export function RequestIds({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <p key={id} className="text-sm text-muted-foreground">
      {m.error_request_id({ id })}
    </p>
  ))
}

/** Shown when the frame itself fails to render: a minimal frame without data, and a reload button (NAV-11). */
export function RootErrorScreen() {
  useLocale()
  return (
    <>
      <TopBarFrame brand={<span className="text-xl font-semibold tracking-tight">{m.app_name()}</span>} />
      <main id="main" className="mx-auto max-w-content px-4 py-8">
        <div role="alert">
          <EmptyState
            icon={<TriangleAlert />}
            headingLevel={1}
            title={m.error_screen_title()}
            action={<Button onClick={() => window.location.reload()}>{m.blocking_reload()}</Button>}
          >
            {m.error_screen_text()}
          </EmptyState>
        </div>
      </main>
    </>
  )
}
