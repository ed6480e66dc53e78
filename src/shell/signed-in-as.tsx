import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { useQuery } from '@tanstack/react-query'
import { nameInText } from '@/values/names'

/** Who is logged in, and for which company; undefined until it is known. */
export function useSignedInAs(): { name: string; company: string | undefined } | undefined {
  const { data } = useQuery(getReadUserDetailsQueryOptions())
  return data && { name: nameInText(data), company: data.companyName }
}

/** Both in the head of the menu drawer, where the top bar has no room for them. */
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
