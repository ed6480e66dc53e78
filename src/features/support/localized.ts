import type { LocalizedText } from '@generated/api/model'
import { currentLocale } from '@/language/locale'

/** A content file's text or URL in the current language. */
export const localized = (text: LocalizedText): string => text[currentLocale()]
