import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { invalidateAll } from '@/api/queries/query-client'
import { type Locale, setCurrentLocale, useLocale, withLocale } from '@/language/locale'
import { buttonVariants } from '@/ui/inputs/button'

export const otherLanguage = (locale: Locale): Locale => (locale === 'fi' ? 'en' : 'fi')
// Each language is named in that language, independent of the interface language.
export const ownLanguageName: Record<Locale, string> = { fi: 'Suomeksi', en: 'In English' }

export function LanguageButton() {
  const next = otherLanguage(useLocale())
  const switchLanguage = useSwitchLanguage()
  return (
    <button
      type="button"
      lang={next}
      className={`${buttonVariants({ variant: 'ghost' })} whitespace-nowrap max-sm:px-2 max-[24rem]:[&_svg]:hidden`}
      onClick={() => switchLanguage(next)}
    >
      <Languages />
      {ownLanguageName[next]}
    </button>
  )
}

/** Route, search and typed input stay (FMT-02). Texts from the API are fetched again (FMT-08). */
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
