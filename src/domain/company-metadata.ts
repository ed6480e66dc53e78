import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { useQuery } from '@tanstack/react-query'

/** What the company may see; hidden until it is known, so that nothing appears and goes away again. */
export function useHideVoucherOrder(): boolean {
  const { data } = useQuery(getReadCompanyMetadataQueryOptions())
  return data?.hideVoucherOrder ?? true
}
