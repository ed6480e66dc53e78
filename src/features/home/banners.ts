import type { Banner } from '@generated/api/model'
import type { Locale } from '@/language/locale'

// Dates of the form yyyy-MM-dd sort as they read.
const includes = ({ shownFrom = '', shownUntil = '9999' }: Pick<Banner, 'shownFrom' | 'shownUntil'>, today: string) =>
  shownFrom <= today && today <= shownUntil

/**
 * The banners of a language whose days include today (yyyy-MM-dd in Helsinki), both ends included, in their order
 * (HOM-05). A missing day is no limit.
 */
export const shownBanners = (banners: readonly Banner[], { locale, today }: { locale: Locale; today: string }) =>
  banners.filter((banner) => banner.locale === locale && includes(banner, today))
