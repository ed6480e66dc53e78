import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { useQuery } from '@tanstack/react-query'

/** Whether the company may see what has to do with vouchers; hidden where that cannot be read. */
export function useVoucherOrderVisibility(): 'unknown' | 'shown' | 'hidden' {
  const { data, isPending } = useQuery(getReadCompanyMetadataQueryOptions())
  if (isPending) return 'unknown'
  return data?.hideVoucherOrder === false ? 'shown' : 'hidden'
}

/** What the company may see; hidden until it is known, so that nothing appears and goes away again. */
export const useHideVoucherOrder = (): boolean => useVoucherOrderVisibility() !== 'shown'
