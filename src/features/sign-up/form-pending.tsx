import { m } from '@generated/messages/messages.js'
import { AccountFrame } from '@/shell/account-frame'
import { SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'

/** Skeleton of the contract. */
export const ContractPending = () => <FormPending title={m.contract_title()} />

/** Skeleton of the form for a new company. */
export const NewCompanyPending = () => <FormPending title={m.sign_up_new_page_title()} />

const FormPending = ({ title }: { title: string }) => (
  <AccountFrame title={title} isBare>
    <SkeletonGroup label={m.sign_up_loading()}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  </AccountFrame>
)
