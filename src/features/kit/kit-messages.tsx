import { Users } from 'lucide-react'
import { notify } from '@/notifications/notifications'
import { Alert, type AlertLevel } from '@/ui/alert'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Progress } from '@/ui/progress'
import { Skeleton, SkeletonGroup, SkeletonText } from '@/ui/skeleton'
import { Columns, KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const LEVELS: AlertLevel[] = ['info', 'success', 'warning', 'error']
const TONES: BadgeTone[] = ['success', 'attention', 'error', 'neutral', 'info']

export function KitMessages() {
  const t = useKitTexts()
  return (
    <KitSection id="messages" title="Alert, Badge, Toast">
      <Sample name="Alert">
        <div className="space-y-3">
          {LEVELS.map((level) => (
            <Alert key={level} level={level} levelLabel={t.levels[level]}>
              {t.alerts[level]}
            </Alert>
          ))}
          <Alert
            level="info"
            title={t.alerts.info}
            close={{ label: t.close, onClose: () => undefined }}
            actions={
              <Button size="sm" variant="secondary">
                {t.open}
              </Button>
            }
          >
            {t.alerts.warning}
          </Alert>
        </div>
      </Sample>
      <Sample name="Badge">
        <Row>
          {TONES.map((tone, i) => (
            <Badge key={tone} tone={tone}>
              {t.badges[i]}
            </Badge>
          ))}
          <Badge tone="neutral" icon={null}>
            {12}
          </Badge>
        </Row>
      </Sample>
      <Sample name="Toast">
        <Row>
          {LEVELS.map((level) => (
            <Button key={level} variant="secondary" onClick={() => notify({ level, text: () => t.notifyText })}>
              {`${t.notify} (${t.levels[level].toLowerCase()})`}
            </Button>
          ))}
          <Button
            variant="secondary"
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
