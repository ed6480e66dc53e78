import type { FunctionComponent } from 'react'
import { useLocale } from '@/language/locale'

/** Renders a memoised page again when the language changes. A key would lose typed input (FMT-02). */
export function page(Component: FunctionComponent): FunctionComponent {
  return function Page() {
    useLocale()
    return <Component />
  }
}
