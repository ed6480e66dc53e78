import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { AccountFrame } from '@/shell/account-frame'
import { useBlockingFailure } from '@/shell/blocking-error'
import { PageErrorScreen } from '@/shell/route-error-screen'
import { SkeletonText } from '@/ui/content/skeleton'

export const ContractPending = () => <FormPending title={m.contract_title()} />

export const NewCompanyPending = () => <FormPending title={m.sign_up_new_page_title()} />

const FormPending = ({ title }: { title: string }) => (
  <AccountFrame title={title} isBare>
    <SkeletonText label={m.sign_up_loading()} lines={8} />
  </AccountFrame>
)

/** NAV-10: addresses need the list of countries; its failure opens the blocking popup. */
export function FormFailure(props: ErrorComponentProps) {
  useBlockingFailure(props.error)
  return <PageErrorScreen {...props} />
}
