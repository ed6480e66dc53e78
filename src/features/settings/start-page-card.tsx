import { m } from '@generated/messages/messages.js'
import { useId } from 'react'
import { changeSettings, useSettings } from '@/browser/settings'
import { useHideVoucherOrder } from '@/domain/company-metadata'
import { homeFor } from '@/session/guards'
import type { Role } from '@/session/session-store'
import { menuFor } from '@/shell/menu'
import { startPathsFor } from '@/shell/start-page'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { FieldDescription } from '@/ui/field'
import { Label } from '@/ui/label'
import { NativeSelect } from '@/ui/native-select'

const homeNames = {
  '/': () => m.menu_home(),
  '/voucher-order-history': () => m.menu_voucher_orders(),
  '/profile': () => m.menu_profile(),
}

/** SET-04: choice of the page after login among those the user may open. Renders nothing if there is no choice. */
export function StartPageCard({ roles }: { roles: readonly Role[] }) {
  const id = useId()
  const { startPage } = useSettings()
  const hideVoucherOrder = useHideVoucherOrder()
  const home = homeFor(roles, { hideVoucherOrder })
  const allowed: readonly string[] = startPathsFor(roles)
  const entries = menuFor(roles, { hideVoucherOrder }).filter(({ to }) => to !== home && allowed.includes(to))
  if (entries.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.settings_start_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <Label htmlFor={id}>{m.settings_start_label()}</Label>
        <FieldDescription id={`${id}-hint`}>{m.settings_start_hint()}</FieldDescription>
        <NativeSelect
          id={id}
          className="mt-1"
          aria-describedby={`${id}-hint`}
          value={entries.some(({ to }) => to === startPage) ? startPage : ''}
          onChange={({ target: { value } }) => changeSettings({ startPage: value === '' ? undefined : value })}
        >
          <option value="">{m.settings_start_default({ page: homeNames[home]() })}</option>
          {entries.map(({ to, label }) => (
            <option key={to} value={to}>
              {label()}
            </option>
          ))}
        </NativeSelect>
      </CardContent>
    </Card>
  )
}
