import type { Banner } from '@generated/api/model'
import type { Locale } from '@/language/locale'

/** A first and a last day (yyyy-MM-dd), both included; a missing one is no limit. */
type Days = Pick<Banner, 'from' | 'to'>

// Dates of this form sort as they read.
const includes = ({ from, to }: Days, today: string) =>
  (from === undefined || from <= today) && (to === undefined || today <= to)

/** The banners of a language whose days include today (yyyy-MM-dd in Helsinki), in their order (HOM-05). */
export const shownBanners = (banners: readonly Banner[], { locale, today }: { locale: Locale; today: string }) =>
  banners.filter((banner) => banner.locale === locale && includes(banner, today))
