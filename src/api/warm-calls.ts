import { registry } from '@generated/registry'
import { loadEngine } from './send'

/** Fetches what the calls of the main screens need, and calls nothing. @throws what does not load */
export async function warmCalls(): Promise<void> {
  // The validators of all that they read come with this one's (tools/chunk-groups.ts).
  await Promise.all([loadEngine(), registry.readUserDetails.reply()])
}
