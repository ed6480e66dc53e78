import { Users } from 'lucide-react'
import { notify } from '@/notifications/notifications'
import { Alert, AlertAction, AlertDescription, AlertTitle, type AlertVariant } from '@/ui/content/alert'
import { Badge, type BadgeVariant } from '@/ui/content/badge'
import { EmptyState } from '@/ui/content/empty-state'
import { Progress } from '@/ui/content/progress'
import { Skeleton, SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Columns, KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const LEVELS: AlertVariant[] = ['info', 'success', 'warning', 'error']
const TONES: BadgeVariant[] = ['success', 'attention', 'error', 'neutral', 'info']

export function KitMessages() {
  const t = useKitTexts()
  return (
    <KitSection id="messages" title="Alert, Badge, Toast">
      <Sample name="Alert">
        <div className="space-y-3">
          {LEVELS.map((level) => (
            <Alert variant={level} key={level} levelLabel={t.levels[level]}>
              <AlertDescription>{t.alerts[level]}</AlertDescription>
            </Alert>
          ))}
          <Alert variant="info" close={{ label: t.close, onClose: () => undefined }}>
            <AlertTitle>{t.alerts.info}</AlertTitle>
            <AlertDescription>{t.alerts.warning}</AlertDescription>
            <AlertAction>
              <Button size="sm" variant="outline">
                {t.open}
              </Button>
            </AlertAction>
          </Alert>
        </div>
      </Sample>
      <Sample name="Badge">
        <Row>
          {TONES.map((tone, i) => (
            <Badge key={tone} variant={tone}>
              {t.badges[i]}
            </Badge>
          ))}
          <Badge variant="neutral" icon={null}>
            {12}
          </Badge>
        </Row>
      </Sample>
      <Sample name="Toast">
        <Row>
          {LEVELS.map((level) => (
            <Button key={level} variant="outline" onClick={() => notify({ level, text: () => t.notifyText })}>
              {`${t.notify} (${t.levels[level].toLowerCase()})`}
            </Button>
          ))}
          <Button
            variant="outline"
            onClick={() =>
              notify({
                level: 'error',
                isPersistent: true,
                text: () => t.alerts.error,
                action: { label: () => t.open, run: () => undefined },
              })
            }
          >
            {t.notifyKeep}
          </Button>
        </Row>
      </Sample>
      <Sample name="Progress">
        <Columns>
          <Progress label={t.progress} value={12} max={40} valueText={t.progressText} />
        </Columns>
      </Sample>
      <Sample name="Skeleton">
        <SkeletonGroup label={t.loading} className="max-w-form space-y-3">
          <Skeleton className="h-8 w-48" />
          <SkeletonText lines={3} />
        </SkeletonGroup>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState icon={<Users />} headingLevel={3} title={t.emptyTitle} action={<Button>{t.emptyAction}</Button>}>
          {t.emptyText}
        </EmptyState>
      </Sample>
    </KitSection>
  )
}
