import { registry } from '@generated/registry'
import { loadEngine } from './send'

/**
 * Preloads the code that the calls of the main screens need, without sending a call. @throws when a chunk fails to load
 */
export async function warmCalls(): Promise<void> {
  // This operation's validator is in the same chunk as those of the main screens (tools/chunk-groups.ts).
  await Promise.all([loadEngine(), registry.readUserDetails.reply()])
}
