import type { Banner, HomeNotification } from '@generated/api/model'
import { array, safeParse, string } from 'zod/mini'
import { persistedValue } from '@/browser/persisted-value'
import type { Locale } from '@/language/locale'

/** Oldest ids are dropped above this number; their notices have long expired. */
const MAX_CLOSED = 20

/** Ids of the notices that were closed in this browser. */
export const closedNotices = persistedValue('portal.closed-notices', (stored): readonly string[] => {
  const result = safeParse(array(string()), stored)
  return result.success ? result.data : []
})

export function closeNotice(id: string): void {
  closedNotices.set([...closedNotices.get().filter((other) => other !== id), id].slice(-MAX_CLOSED))
}

/** Whether to show the notice today (yyyy-MM-dd in Helsinki, last day inclusive): until closed (HOM-07). */
export const isNoticeShown = (
  { id, shownUntil }: Pick<HomeNotification, 'id' | 'shownUntil'>,
  { today, closed }: { today: string; closed: readonly string[] },
): boolean => today <= shownUntil && !closed.includes(id)

// yyyy-MM-dd dates sort as text.
const includes = ({ shownFrom = '', shownUntil = '9999' }: Pick<Banner, 'shownFrom' | 'shownUntil'>, today: string) =>
  shownFrom <= today && today <= shownUntil

/** HOM-05: by language and day (yyyy-MM-dd in Helsinki, both ends inclusive). A missing date means no limit. */
export const shownBanners = (banners: readonly Banner[], { locale, today }: { locale: Locale; today: string }) =>
  banners.filter((banner) => banner.locale === locale && includes(banner, today))
