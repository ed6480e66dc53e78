import { Languages } from 'lucide-react'
import { type Locale, useLocale } from '@/language/locale'
import { buttonVariants } from '@/ui/inputs/button'
import { useSwitchLanguage } from './switch-language'

export const otherLanguage = (locale: Locale): Locale => (locale === 'fi' ? 'en' : 'fi')
// Each language is named in that language, independent of the interface language.
export const ownLanguageName: Record<Locale, string> = { fi: 'Suomeksi', en: 'In English' }

/** Switches the page to the other language. */
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
      <Languages aria-hidden="true" />
      {ownLanguageName[next]}
    </button>
  )
}
