import { m } from '@generated/messages/messages.js'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import type { STORED_BY_LIBRARIES, STORED_KEYS, STORED_PREFIXES } from '@/browser/browser-storage'
import { ContactLines, CustomerServiceLines } from '@/domain/contact-lines'
import { useFeatureFlag } from '@/domain/feature-flags'
import { currentLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { Statement, StatementList, StatementPart } from './statement'

type StoredName = (typeof STORED_KEYS)[number] | (typeof STORED_PREFIXES)[number] | (typeof STORED_BY_LIBRARIES)[number]

/** Purpose and lifetime of everything stored in the browser (PRV-02). */
const stored: Record<StoredName, { what: () => string; until: () => string }> = {
  'portal.session': { what: () => m.privacy_key_session(), until: () => m.privacy_keeps_session_tab() },
  'portal.remember-me': { what: () => m.privacy_key_remember_me(), until: () => m.privacy_keeps_session() },
  'portal.impersonation': { what: () => m.privacy_key_impersonation(), until: () => m.privacy_keeps_session_tab() },
  'portal.ended-sessions': { what: () => m.privacy_key_ended_sessions(), until: () => m.privacy_keeps_browser() },
  'portal.visits': { what: () => m.privacy_key_visits(), until: () => m.privacy_keeps_session_tab() },
  'portal.saved-location': { what: () => m.privacy_key_saved_location(), until: () => m.privacy_keeps_tab() },
  'portal.arrived-home': { what: () => m.privacy_key_arrived_home(), until: () => m.privacy_keeps_browser() },
  'portal.drafts': { what: () => m.privacy_key_drafts(), until: () => m.privacy_keeps_draft() },
  'portal.sent': { what: () => m.privacy_key_sent(), until: () => m.privacy_keeps_next_login() },
  'portal.open-payments': { what: () => m.privacy_key_open_payments(), until: () => m.privacy_keeps_browser() },
  'portal.payment-method': { what: () => m.privacy_key_payment_method(), until: () => m.privacy_keeps_browser() },
  'portal.closed-notices': { what: () => m.privacy_key_closed_notices(), until: () => m.privacy_keeps_browser() },
  'portal.settings': { what: () => m.privacy_key_settings(), until: () => m.privacy_keeps_browser() },
  'portal.recent-commands': { what: () => m.privacy_key_recent_commands(), until: () => m.privacy_keeps_browser() },
  'portal.key-help': { what: () => m.privacy_key_key_help(), until: () => m.privacy_keeps_browser() },
  'portal.table-views': { what: () => m.privacy_key_table_views(), until: () => m.privacy_keeps_browser() },
  'table-columns-': { what: () => m.privacy_key_table_columns(), until: () => m.privacy_keeps_browser() },
  'download-columns-': { what: () => m.privacy_key_download_columns(), until: () => m.privacy_keeps_browser() },
  'tsr-scroll-restoration-v1_3': { what: () => m.privacy_key_scroll(), until: () => m.privacy_keeps_tab() },
  'tanstack_router_reload:': { what: () => m.privacy_key_reload(), until: () => m.privacy_keeps_tab() },
}

function StoredInBrowser() {
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

const AUTHORITY = {
  web: { fi: 'https://tietosuoja.fi/', en: 'https://tietosuoja.fi/en/' },
  email: 'tietosuoja@om.fi',
  phone: '029 566 6700',
}

/** PRV-01: the information of GDPR articles 13 and 14 that the portal knows; the controller must provide the rest. */
export function PrivacyPage() {
  const { productName } = useRuntimeConfig()
  const locale = currentLocale()
  return (
    <Statement title={m.privacy_title()} text={m.privacy_text({ product: productName[locale] })}>
      <StatementPart title={m.privacy_controller_title()}>
        <Controller />
        <p>{m.privacy_controller_employer()}</p>
      </StatementPart>
      <StatementPart title={m.privacy_purposes_title()}>
        <StatementList
          items={[
            m.privacy_purpose_use(),
            m.privacy_purpose_contract(),
            m.privacy_purpose_benefits(),
            m.privacy_purpose_payroll(),
            m.privacy_purpose_safety(),
          ]}
        />
        <p>{m.privacy_required()}</p>
      </StatementPart>
      <StatementPart title={m.privacy_data_title()}>
        <StatementList
          items={[m.privacy_data_user(), m.privacy_data_employees(), m.privacy_data_orders(), m.privacy_data_server()]}
        />
      </StatementPart>
      <StatementPart title={m.privacy_recipients_title()}>
        <Recipients />
      </StatementPart>
      <StatementPart title={m.privacy_storage_title()}>
        <p>{m.privacy_storage()}</p>
      </StatementPart>
      <StatementPart title={m.privacy_rights_title()}>
        <p>{m.privacy_rights()}</p>
        <StatementList
          items={[
            m.privacy_right_access(),
            m.privacy_right_rectify(),
            m.privacy_right_erase(),
            m.privacy_right_restrict(),
            m.privacy_right_object(),
          ]}
        />
      </StatementPart>
      <StatementPart title={m.privacy_authority_title()}>
        <p>{m.privacy_authority()}</p>
        <p>{m.privacy_authority_name()}</p>
        <p>
          <ContentLink url={AUTHORITY.web[locale]}>{new URL(AUTHORITY.web[locale]).hostname}</ContentLink>
        </p>
        <ContactLines phone={AUTHORITY.phone} email={AUTHORITY.email} />
      </StatementPart>
      <StatementPart title={m.privacy_browser_title()}>
        <p>{m.privacy_browser()}</p>
        <StoredInBrowser />
      </StatementPart>
    </Statement>
  )
}

/** PRV-03: shows only what the configuration states about the controller. */
function Controller() {
  const { operator } = useRuntimeConfig()
  if (operator === undefined) {
    return (
      <>
        <p>{m.statements_ask()}</p>
        <CustomerServiceLines />
      </>
    )
  }
  const { name, businessId, address, privacyEmail, privacyNoticeUrl } = operator
  return (
    <>
      <p>
        {name}
        {businessId !== undefined && <span className="block">{m.privacy_business_id({ id: businessId })}</span>}
        {address !== undefined && <span className="block">{address}</span>}
      </p>
      {privacyEmail === undefined ? <CustomerServiceLines /> : <ContactLines email={privacyEmail} />}
      {privacyNoticeUrl !== undefined && (
        <p>
          <ContentLink url={privacyNoticeUrl[currentLocale()]}>{m.privacy_notice()}</ContentLink>
        </p>
      )}
    </>
  )
}

function Recipients() {
  const { paymentProviderHosts, reportUrl } = useRuntimeConfig()
  const hasNoReCaptcha = useFeatureFlag('disableReCaptcha')
  return (
    <StatementList
      items={[
        paymentProviderHosts.length === 0
          ? m.privacy_recipient_payment()
          : m.privacy_recipient_payment_hosts({ hosts: paymentProviderHosts.join(', ') }),
        hasNoReCaptcha ? m.privacy_recipient_recaptcha_off() : m.privacy_recipient_recaptcha(),
        reportsText(reportUrl),
        m.privacy_recipient_others(),
      ]}
    />
  )
}

function reportsText(reportUrl: string | undefined): string {
  if (reportUrl === undefined) return m.privacy_recipient_reports_none()
  if (reportUrl.startsWith('/')) return m.privacy_recipient_reports_own()
  return m.privacy_recipient_reports({ host: new URL(reportUrl).host })
}
