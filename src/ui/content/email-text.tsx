/** An email address that wraps before its at sign, and elsewhere only when it does not fit; a dash if a reply lacks it. */
export function EmailText({ address = '–' }: { address: string | undefined }) {
  const [mailbox, ...domain] = address.split(/(?=@)/)
  return (
    <span className="wrap-anywhere">
      {mailbox}
      <wbr />
      {domain.join('')}
    </span>
  )
}
