import { m } from '@generated/messages/messages.js'

/** Request ids of failed requests, with which customer service finds them in the logs. */
export function RequestIds({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <p key={id} className="text-sm text-muted-foreground">
      {m.error_request_id({ id })}
    </p>
  ))
}
