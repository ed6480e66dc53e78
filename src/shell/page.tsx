import type { FunctionComponent } from 'react'
import { useLocale } from '@/language/locale'

/**
 * Wraps a route's component so that it renders again when the language changes: the router memoises matches, and a key
 * by language would lose what is typed (FMT-02).
 */
export function page(Component: FunctionComponent): FunctionComponent {
  return function Page() {
    useLocale()
    return <Component />
  }
}
