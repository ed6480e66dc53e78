import type { Banner, HomeNotification } from '@generated/api/model'
import { persistedValue } from '@/browser/persisted-value'
import type { Locale } from '@/language/locale'

/** Id of the notice that was closed last in this browser. There is one notice at a time. */
export const closedNotice = persistedValue('portal.closed-notices', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)

/** Whether to show the notice today (yyyy-MM-dd in Helsinki, last day inclusive): until closed (HOM-07). */
export const isNoticeShown = (
  { id, shownUntil }: Pick<HomeNotification, 'id' | 'shownUntil'>,
  { today, closed }: { today: string; closed: string | undefined },
): boolean => today <= shownUntil && closed !== id

// yyyy-MM-dd dates sort as text.
const includes = ({ shownFrom = '', shownUntil = '9999' }: Pick<Banner, 'shownFrom' | 'shownUntil'>, today: string) =>
  shownFrom <= today && today <= shownUntil

/** HOM-05: by language and day (yyyy-MM-dd in Helsinki, both ends inclusive). A missing date means no limit. */
export const shownBanners = (banners: readonly Banner[], { locale, today }: { locale: Locale; today: string }) =>
  banners.filter((banner) => banner.locale === locale && includes(banner, today))
