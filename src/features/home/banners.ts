import type { Banner } from '@generated/api/model'
import type { Locale } from '@/language/locale'

// yyyy-MM-dd dates sort as text.
const includes = ({ shownFrom = '', shownUntil = '9999' }: Pick<Banner, 'shownFrom' | 'shownUntil'>, today: string) =>
  shownFrom <= today && today <= shownUntil

/**
 * Banners of a language that are shown today (yyyy-MM-dd in Helsinki, both ends inclusive), in their order (HOM-05).
 * A missing date means no limit.
 */
export const shownBanners = (banners: readonly Banner[], { locale, today }: { locale: Locale; today: string }) =>
  banners.filter((banner) => banner.locale === locale && includes(banner, today))
