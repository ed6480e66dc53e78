import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { invalidateAll } from '@/api/query-client'
import { type Locale, setCurrentLocale, withLocale } from '@/language/locale'

/**
 * Switches the language where the user is: route, parameters, query and typed input stay (FMT-02). Only the address and
 * the texts change; no route is entered anew. What the API has said in the other language is read again (FMT-08).
 */
export function useSwitchLanguage(): (locale: Locale) => void {
  const router = useRouter()
  const client = useQueryClient()
  return (locale) => {
    const { pathname, searchStr, hash, state } = router.state.location
    setCurrentLocale(locale)
    router.history.replace(`${withLocale(pathname, locale)}${searchStr}${hash ? `#${hash}` : ''}`, state)
    void invalidateAll(client)
  }
}
