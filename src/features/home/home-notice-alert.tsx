import type { HomeNotification } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { useLocale } from '@/language/locale'
import { ContentLink, leadsSomewhere } from '@/shell/content-link'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { today } from '@/values/clock'
import { closedNotices, closeNotice, isNoticeShown } from './home-notice'

/** Notice at the top of home, until its last day or until the user closes it (HOM-07). */
export function HomeNotice({ notice }: { notice: HomeNotification }) {
  const locale = useLocale()
  const [closed, setClosed] = useState(closedNotices)
  if (!isNoticeShown(notice, { today: today(), closed })) return null
  return (
    <Alert
      variant="info"
      close={{ label: m.home_notice_close(), onClose: () => setClosed(closeNotice(notice.id)) }}
      className="mb-6"
    >
      <AlertTitle>{notice.title[locale]}</AlertTitle>
      <AlertDescription>{notice.text[locale]}</AlertDescription>
      <AlertAction>
        {notice.link && leadsSomewhere(notice.link.url[locale]) ? (
          <ContentLink url={notice.link.url[locale]}>{notice.link.label[locale]}</ContentLink>
        ) : undefined}
      </AlertAction>
    </Alert>
  )
}
