import type { LocalizedText } from '@generated/api/model'
import { currentLocale } from '@/language/locale'

/** A text or an address of a content file in the language of the moment. */
export const localized = (text: LocalizedText): string => text[currentLocale()]
