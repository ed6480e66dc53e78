import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { DENSITIES, THEMES } from '@/browser/appearance'
import { changeSettings, useSettings } from '@/browser/settings'
import { useSession } from '@/session/session-store'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { linkVariants } from '@/ui/link-variants'
import { PageHeader } from '@/ui/page-header'
import { RadioGroup } from '@/ui/radio-group'
import { StartPageCard } from './start-page-card'

const themes = {
  system: { label: () => m.settings_theme_system(), hint: () => m.settings_theme_system_hint() },
  light: { label: () => m.settings_theme_light(), hint: () => undefined },
  dark: { label: () => m.settings_theme_dark(), hint: () => undefined },
}
const densities = {
  comfortable: { label: () => m.settings_density_comfortable(), hint: () => undefined },
  compact: { label: () => m.settings_density_compact(), hint: () => m.settings_density_compact_hint() },
}

/** SET-01: settings stored in this browser, also for guests: the theme applies to the login page too. */
export function SettingsPage() {
  const { theme, density, isKept } = useSettings()
  const session = useSession()
  return (
    <div className="max-w-form">
      <PageHeader title={m.settings_title()} description={m.settings_text()} />
      <div className="space-y-6">
        {!isKept && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="status">
            <AlertTitle>{m.settings_unkept_title()}</AlertTitle>
            <AlertDescription>{m.settings_unkept_text()}</AlertDescription>
          </Alert>
        )}
        <Card>
          <CardHeader>
            <CardTitle>{m.settings_look_title()}</CardTitle>
          </CardHeader>
          <CardContent className="space-y-6">
            <RadioGroup
              legend={m.settings_theme()}
              hint={m.settings_theme_hint()}
              name="theme"
              options={THEMES.map((value) => ({ value, label: themes[value].label(), hint: themes[value].hint() }))}
              value={theme}
              onChange={(next) => changeSettings({ theme: next })}
            />
            <RadioGroup
              legend={m.settings_density()}
              name="density"
              options={DENSITIES.map((value) => ({
                value,
                label: densities[value].label(),
                hint: densities[value].hint(),
              }))}
              value={density}
              onChange={(next) => changeSettings({ density: next })}
            />
          </CardContent>
        </Card>
        {session && <StartPageCard roles={session.roles} />}
        <Link to="/privacy" className={linkVariants()}>
          {m.settings_more()}
        </Link>
      </div>
    </div>
  )
}
