import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { ToastRegion } from '@/ui/overlays/toast'
import { dismissNotification, holdNotifications, useNotifications } from './notifications'

/** Container of all toasts and persistent notifications (NAV-09). */
export function NotificationRegion() {
  const notifications = useNotifications()
  return (
    <ToastRegion
      onClose={dismissNotification}
      onHoldChange={holdNotifications}
      toasts={notifications.map(({ uid, level, text, action, link }) => ({
        uid,
        level,
        title: text(),
        action: action ? (
          <Button variant="outline" size="sm" onClick={action.run}>
            {action.label()}
          </Button>
        ) : (
          link && (
            <ButtonLink to={link.to} search={link.search} variant="outline" size="sm">
              {link.label()}
            </ButtonLink>
          )
        ),
      }))}
    />
  )
}
