import { m } from '@generated/messages/messages.js'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { ContactLines, CustomerServiceLines } from '@/domain/contact-lines'
import { currentLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { Statement, StatementList, StatementPart } from './statement'

/** Date when this page was last compared with the tests. */
const WRITTEN = '2026-11-22' as PlainDate

/** Areas of the portal checked by axe; statements.test.tsx names the test of each. */
export const CHECKED_AREAS = {
  login: () => m.login_title(),
  home: () => m.menu_home(),
  benefits: () => m.menu_manage_benefits(),
  employees: () => m.menu_employees(),
  deposit: () => m.menu_deposit(),
  loads: () => m.menu_load_benefit(),
  requests: () => m.requests_title(),
  reports: () => m.menu_reports(),
  downloads: () => m.menu_download_reports(),
  month: () => m.menu_month(),
  vouchers: () => m.menu_voucher_orders(),
  cards: () => m.accessibility_area_cards(),
  company: () => m.menu_company(),
  profile: () => m.menu_profile(),
  contract: () => m.accessibility_area_contract(),
  palette: () => m.palette_open(),
  support: () => m.accessibility_area_support(),
}

/** The supervisory authority's website in each language; both use the same office. */
const AUTHORITY = {
  web: { fi: 'https://www.saavutettavuusvaatimukset.fi/', en: 'https://www.saavutettavuusvaatimukset.fi/en/' },
  email: 'saavutettavuus@traficom.fi',
  phone: '029 534 5000',
}

/** ACS-01: the accessibility statement required by law (306/2019), based on what the tests prove. */
export function AccessibilityPage() {
  const { productName, operator } = useRuntimeConfig()
  const locale = currentLocale()
  return (
    <Statement title={m.accessibility_title()} text={m.accessibility_text({ product: productName[locale] })}>
      <StatementPart title={m.accessibility_state_title()}>
        <p>{m.accessibility_state()}</p>
      </StatementPart>
      <StatementPart title={m.accessibility_gaps_title()}>
        <StatementList
          items={[
            m.accessibility_gap_readers(),
            m.accessibility_gap_browsers(),
            m.accessibility_gap_files(),
            m.accessibility_gap_provider(),
            m.accessibility_gap_recaptcha(),
          ]}
        />
      </StatementPart>
      <StatementPart title={m.accessibility_how_title()}>
        <p>{m.accessibility_how_self()}</p>
        <p>{m.accessibility_how_axe()}</p>
        <StatementList items={Object.values(CHECKED_AREAS).map((name) => name())} />
        <p>{m.accessibility_how_contrast()}</p>
        <p>{m.accessibility_how_keyboard()}</p>
        <p>{m.accessibility_how_narrow()}</p>
        <p>{m.accessibility_how_when({ date: formatDate(WRITTEN) })}</p>
      </StatementPart>
      <StatementPart title={m.accessibility_feedback_title()}>
        <p>{m.accessibility_feedback()}</p>
        {operator?.accessibilityEmail === undefined ? (
          <CustomerServiceLines />
        ) : (
          <ContactLines email={operator.accessibilityEmail} />
        )}
      </StatementPart>
      <StatementPart title={m.accessibility_authority_title()}>
        <p>{m.accessibility_authority()}</p>
        <p>
          {m.accessibility_authority_name()}
          <br />
          {m.accessibility_authority_unit()}
        </p>
        <p>
          <ContentLink url={AUTHORITY.web[locale]}>{new URL(AUTHORITY.web[locale]).hostname}</ContentLink>
        </p>
        <ContactLines phone={AUTHORITY.phone} email={AUTHORITY.email} />
      </StatementPart>
    </Statement>
  )
}
