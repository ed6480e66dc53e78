import type { FunctionComponent } from 'react'
import { useLocale } from '@/language/locale'

/**
 * Wraps a route's component so that it renders again when the language changes. The router memoises matches, and
 * remounting by a language key would lose typed input (FMT-02).
 */
export function page(Component: FunctionComponent): FunctionComponent {
  return function Page() {
    useLocale()
    return <Component />
  }
}
