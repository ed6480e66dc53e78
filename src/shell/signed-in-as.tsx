import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { useQuery } from '@tanstack/react-query'
import { nameInText } from '@/values/people/names'

export function useSignedInAs(): { name: string; company: string | undefined } | undefined {
  const { data } = useQuery(getReadUserDetailsQueryOptions())
  return data && { name: nameInText(data), company: data.companyName }
}

/** User and company in the menu drawer's header; the narrow top bar has no space for them. */
export function SignedInAs() {
  const who = useSignedInAs()
  return (
    who && (
      <p className="text-sm text-muted-foreground wrap-anywhere">
        <span className="block">{who.company}</span>
        <span className="block">{who.name}</span>
      </p>
    )
  )
}
