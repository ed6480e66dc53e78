import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ReportFailure } from '@/notifications/report-failure'
import { PrintHead, type PrintHeadProps } from '@/shell/print-head'
import type { usePagedList } from '@/tables/paged-list'
import { Card } from '@/ui/content/card'

interface PagedCardProps extends Pick<PrintHeadProps, 'instants' | 'rows'> {
  list: Pick<ReturnType<typeof usePagedList>, 'read' | 'end' | 'isPartial'>
  failedTitle: string
  /** The table of the list. */
  children: ReactNode
}

/** The card of a list that the server pages: a retry if it could not be read; a page that does not exist leads to the last. */
export function PagedCard({ list: { read, end, isPartial }, failedTitle, children, ...print }: PagedCardProps) {
  const { data, error, isPlaceholderData, refetch } = read
  if (end) return <Navigate from="/reports" search={(search) => ({ ...search, ...end })} replace />
  if (!data && error) {
    return (
      <Card>
        <ReportFailure title={failedTitle} onRetry={refetch} />
      </Card>
    )
  }
  return (
    <Card aria-busy={isPlaceholderData || undefined}>
      <PrintHead {...print} isPartial={isPartial} />
      {children}
    </Card>
  )
}
