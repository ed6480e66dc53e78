import { useRouter } from '@tanstack/react-router'
import { type Locale, setCurrentLocale, withLocale } from '@/language/locale'

/**
 * Switches the language where the user is: route, parameters, query and typed input stay (FMT-02). Only the address and
 * the texts change; no route is entered anew.
 */
export function useSwitchLanguage(): (locale: Locale) => void {
  const router = useRouter()
  return (locale) => {
    const { pathname, searchStr, hash, state } = router.state.location
    setCurrentLocale(locale)
    router.history.replace(`${withLocale(pathname, locale)}${searchStr}${hash ? `#${hash}` : ''}`, state)
  }
}
