import { m } from '@generated/messages/messages.js'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useLocale } from '@/language/locale'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { TopBarFrame } from './top-bar-frame'

/** Shown when the frame itself fails to render: a minimal frame without data, and a reload button (NAV-11). */
export function RootErrorScreen() {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
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
