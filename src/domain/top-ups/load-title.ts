import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { formatDate } from '@/values/plain-date'
import { benefitName } from '../benefit-names'
import { dayOf } from './load-day'

/** The title of a load's page: the load by benefit and day once it is read, so that two tabs can be told apart (FMT-02). */
export const loadTitle = (load: TopUpLoad | undefined): string =>
  load
    ? `${m.reports_detail_title()}: ${benefitName(load.benefitType)} ${formatDate(dayOf(load))}`
    : m.reports_detail_title()
