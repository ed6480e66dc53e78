import { m } from '@generated/messages/messages.js'
import type { STORED_BY_LIBRARIES, STORED_KEYS, STORED_PREFIXES } from '@/browser/stored-keys'

type StoredName = (typeof STORED_KEYS)[number] | (typeof STORED_PREFIXES)[number] | (typeof STORED_BY_LIBRARIES)[number]
type Stored = { what: () => string; until: () => string }

const untilSessionOrTab = () => m.privacy_keeps_session_tab()
const untilTab = () => m.privacy_keeps_tab()
const untilCleared = () => m.privacy_keeps_browser()

/** Purpose and lifetime of everything stored in the browser (PRV-02). */
const stored: Record<StoredName, Stored> = {
  'portal.session': { what: () => m.privacy_key_session(), until: untilSessionOrTab },
  'portal.remember-me': { what: () => m.privacy_key_remember_me(), until: () => m.privacy_keeps_session() },
  'portal.impersonation': { what: () => m.privacy_key_impersonation(), until: untilSessionOrTab },
  'portal.ended-sessions': { what: () => m.privacy_key_ended_sessions(), until: untilCleared },
  'portal.visits': { what: () => m.privacy_key_visits(), until: untilSessionOrTab },
  'portal.saved-location': { what: () => m.privacy_key_saved_location(), until: untilTab },
  'portal.arrived-home': { what: () => m.privacy_key_arrived_home(), until: untilCleared },
  'portal.drafts': { what: () => m.privacy_key_drafts(), until: () => m.privacy_keeps_draft() },
  'portal.sent': { what: () => m.privacy_key_sent(), until: () => m.privacy_keeps_next_login() },
  'portal.open-payments': { what: () => m.privacy_key_open_payments(), until: untilCleared },
  'portal.payment-method': { what: () => m.privacy_key_payment_method(), until: untilCleared },
  'portal.closed-notices': { what: () => m.privacy_key_closed_notices(), until: untilCleared },
  'portal.settings': { what: () => m.privacy_key_settings(), until: untilCleared },
  'portal.recent-commands': { what: () => m.privacy_key_recent_commands(), until: untilCleared },
  'portal.key-help': { what: () => m.privacy_key_key_help(), until: untilCleared },
  'portal.table-views': { what: () => m.privacy_key_table_views(), until: untilCleared },
  'table-columns-': { what: () => m.privacy_key_table_columns(), until: untilCleared },
  'download-columns-': { what: () => m.privacy_key_download_columns(), until: untilCleared },
  'tsr-scroll-restoration-v1_3': { what: () => m.privacy_key_scroll(), until: untilTab },
  'tanstack_router_reload:': { what: () => m.privacy_key_reload(), until: untilTab },
}

/** Lists each storage key as shown in developer tools, with purpose and lifetime. */
export function StoredInBrowser() {
  return (
    <dl className="divide-y divide-border border-y border-border">
      {Object.entries(stored).map(([name, { what, until }]) => (
        <div key={name} className="py-3">
          <dt className="font-mono text-sm wrap-anywhere">{/[-:]$/.test(name) ? `${name}…` : name}</dt>
          <dd>{what()}</dd>
          <dd className="text-sm text-muted-foreground">{until()}</dd>
        </div>
      ))}
    </dl>
  )
}
