import { m } from '@generated/messages/messages.js'
import { changeSettings, useSettings } from '@/browser/settings'
import { useVoucherOrderVisibility } from '@/domain/company-metadata'
import { homeFor } from '@/session/guards'
import { type Role, useSession } from '@/session/session-store'
import { menuFor } from '@/shell/menu'
import { startPathsFor } from '@/shell/start-page'
import { Notice } from '@/ui/content/notice'
import { PageSection } from '@/ui/content/page-section'
import { LabelledSelect } from '@/ui/inputs/labelled-select'
import { RadioGroup } from '@/ui/inputs/radio-group'
import { TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** SET-01: settings stored in this browser, also for guests: the theme applies to the login page too. */
export function SettingsPage() {
  const { theme, density, isStored } = useSettings()
  const session = useSession()
  return (
    <>
      <PageHeader
        title={m.settings_title()}
        description={
          <>
            {m.settings_text()} <TextLink to="/privacy">{m.settings_more()}</TextLink>
          </>
        }
      />
      <div className="space-y-6">
        {!isStored && (
          <Notice level="warning" live="status" title={m.settings_unkept_title()} text={m.settings_unkept_text()} />
        )}
        <PageSection title={m.settings_look_title()}>
          <RadioGroup
            legend={m.settings_theme()}
            hint={m.settings_theme_hint()}
            options={[
              { value: 'system', label: m.settings_theme_system(), hint: m.settings_theme_system_hint() },
              { value: 'light', label: m.settings_theme_light() },
              { value: 'dark', label: m.settings_theme_dark() },
            ]}
            value={theme}
            onChange={(next) => changeSettings({ theme: next })}
          />
          <RadioGroup
            legend={m.settings_density()}
            options={[
              { value: 'comfortable', label: m.settings_density_comfortable() },
              { value: 'compact', label: m.settings_density_compact(), hint: m.settings_density_compact_hint() },
            ]}
            value={density}
            onChange={(next) => changeSettings({ density: next })}
          />
        </PageSection>
        {session && !session.isUserImpersonate && <StartPageCard roles={session.roles} />}
      </div>
    </>
  )
}

const homeNames = {
  '/': () => m.menu_home(),
  '/voucher-order-history': () => m.menu_voucher_orders(),
  '/profile': () => m.menu_profile(),
}

/** SET-04: choice of the page after login among those the user may open. Renders nothing if there is no choice. */
function StartPageCard({ roles }: { roles: readonly Role[] }) {
  const { startPage } = useSettings()
  // Hidden until it is known: an entry that appears late is better than one that disappears.
  const hideVoucherOrder = useVoucherOrderVisibility() !== 'shown'
  const home = homeFor(roles, { hideVoucherOrder })
  const allowed: readonly string[] = startPathsFor(roles)
  const entries = menuFor(roles, { hideVoucherOrder }).filter(({ to }) => to !== home && allowed.includes(to))
  if (entries.length === 0) return null
  return (
    <PageSection title={m.settings_start_title()}>
      <LabelledSelect
        label={m.settings_start_label()}
        hint={m.settings_start_hint()}
        value={entries.some(({ to }) => to === startPage) ? startPage : ''}
        blank={m.settings_start_default({ page: homeNames[home]() })}
        options={entries.map(({ to, label }) => ({ value: to, label: label() }))}
        onChange={(value) => changeSettings({ startPage: value === '' ? undefined : value })}
      />
    </PageSection>
  )
}
