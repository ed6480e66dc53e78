import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { useQuery } from '@tanstack/react-query'

export type VoucherVisibility = 'unknown' | 'shown' | 'hidden'

/** Whether the company sees voucher features; hidden when that cannot be read. */
export function useVoucherOrderVisibility(): VoucherVisibility {
  const { data, isPending } = useQuery(getReadCompanyMetadataQueryOptions())
  if (isPending) return 'unknown'
  return data?.hideVoucherOrder === false ? 'shown' : 'hidden'
}
