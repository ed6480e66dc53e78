import { clsx } from 'clsx'

export interface EmailTextProps {
  address: string
  className?: string
}

/** An email address that wraps before its at sign, and elsewhere only when it does not fit. */
export function EmailText({ address, className }: EmailTextProps) {
  const [mailbox, ...domain] = address.split(/(?=@)/)
  return (
    <span className={clsx('wrap-anywhere', className)}>
      {mailbox}
      <wbr />
      {domain.join('')}
    </span>
  )
}
