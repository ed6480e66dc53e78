import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Alert, AlertAction, AlertDescription, type AlertProps, AlertTitle } from '@/ui/content/alert'

const LEVELS: Record<AlertProps['variant'], () => string> = {
  info: () => m.level_info(),
  success: () => m.level_success(),
  warning: () => m.level_warning(),
  error: () => m.level_error(),
  neutral: () => m.level_warning(),
}

export interface NoticeProps extends Pick<AlertProps, 'live' | 'close' | 'className'> {
  level: AlertProps['variant']
  title?: string | undefined
  text?: ReactNode
  children?: ReactNode
}

/** A notice whose level is also read in words. */
export const Notice = ({ level, title, text, children, ...alert }: NoticeProps) => (
  <Alert variant={level} levelLabel={LEVELS[level]()} {...alert}>
    {title !== undefined && <AlertTitle>{title}</AlertTitle>}
    {Boolean(text) && <AlertDescription>{text}</AlertDescription>}
    {Boolean(children) && <AlertAction>{children}</AlertAction>}
  </Alert>
)
