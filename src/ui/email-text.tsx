import { clsx } from 'clsx'

export interface EmailTextProps {
  address: string
  className?: string
}

/** An email address that breaks before its at sign first, and elsewhere only where it must. */
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
