import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { invalidateAll } from '@/api/query-client'
import { type Locale, setCurrentLocale, withLocale } from '@/language/locale'

/**
 * Switches the language in place: route, params, search and typed input stay (FMT-02). Only the URL and the texts
 * change, and no loaders run. Texts from the API are fetched again in the new language (FMT-08).
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
