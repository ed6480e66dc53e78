import { m } from '@generated/messages/messages.js'

/** The server's names of failed requests, so that customer service can find them in the logs. */
export function RequestIds({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <p key={id} className="text-sm text-muted-foreground">
      {m.error_request_id({ id })}
    </p>
  ))
}
