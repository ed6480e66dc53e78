import { Columns3, Download, EllipsisVertical, Info, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { showBlockingError } from '@/shell/blocking-error'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/confirm-dialog'
import { DescriptionList } from '@/ui/description-list'
import { Dialog } from '@/ui/dialog'
import { Menu } from '@/ui/menu'
import { Popover } from '@/ui/popover'
import { SlideOut } from '@/ui/slide-out'
import { Tooltip } from '@/ui/tooltip'
import { KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const FAILED = new ApiError({
  kind: 'http',
  operation: 'createDeposit',
  status: 503,
  items: [
    { code: 'service_unavailable', message: '', severity: 'Fatal' },
    { code: 'editing_disabled', message: '', severity: 'Warning' },
  ],
})

export function KitOverlays() {
  const t = useKitTexts()
  return (
    <KitSection id="overlays" title="Dialog, SlideOut, Menu, Popover, Tooltip">
      <Sample name="Dialog">
        <Row>
          <DialogSample />
          <LongDialogSample />
        </Row>
      </Sample>
      <Sample name="ConfirmDialog">
        <Row>
          <ConfirmSample name="default" />
          <ConfirmSample name="danger" danger />
          <ConfirmSample name="error" error={t.confirmError} />
          <ConfirmSample name="disabled" disabledReason={t.reason} />
        </Row>
      </Sample>
      <Sample name="BlockingPopup">
        <Button variant="secondary" onClick={() => showBlockingError(FAILED)}>
          {t.blocking}
        </Button>
      </Sample>
      <Sample name="SlideOut">
        <SlideOutSample />
      </Sample>
      <Sample name="Menu">
        <Menu
          align="start"
          trigger={(props) => (
            <Button {...props} variant="secondary">
              <EllipsisVertical aria-hidden="true" />
              {t.more}
            </Button>
          )}
          items={[
            { key: 'edit', label: t.edit, icon: <Pencil />, onSelect: () => undefined },
            {
              key: 'download',
              label: t.download,
              icon: <Download />,
              disabledReason: t.reason,
              onSelect: () => undefined,
            },
            { key: 'remove', label: t.remove, icon: <Trash2 />, danger: true, onSelect: () => undefined },
          ]}
        />
      </Sample>
      <Sample name="Popover">
        <Popover
          label={t.columns}
          trigger={(props) => (
            <Button {...props} variant="secondary">
              <Columns3 aria-hidden="true" />
              {t.columns}
            </Button>
          )}
        >
          {(close) => (
            <div className="space-y-3">
              <p>{t.popoverText}</p>
              {t.tableHead.map((head) => (
                <Checkbox key={head} label={head} defaultChecked />
              ))}
              <Button size="sm" onClick={close}>
                {t.close}
              </Button>
            </div>
          )}
        </Popover>
      </Sample>
      <Sample name="Tooltip">
        <Tooltip text={t.tooltip}>
          {(trigger) => (
            <button type="button" {...trigger} className="inline-flex min-h-6 items-center gap-1.5 rounded-sm">
              {t.amount}
              <Info aria-hidden="true" className="size-4" />
            </button>
          )}
        </Tooltip>
      </Sample>
    </KitSection>
  )
}

function DialogSample() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`${t.open} Dialog`}
      </Button>
      <Dialog
        open={open}
        title={t.dialogTitle}
        closeLabel={t.close}
        onCloseRequest={close}
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {t.remove}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t.cancel}
            </Button>
          </>
        }
      >
        {t.dialogText}
      </Dialog>
    </>
  )
}

/** More than fits, to see it scroll. */
function LongDialogSample() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`${t.open} Dialog lg`}
      </Button>
      <Dialog
        open={open}
        size="lg"
        title={t.tableCaption}
        closeLabel={t.close}
        onCloseRequest={close}
        actions={<Button onClick={close}>{t.close}</Button>}
      >
        {Array.from({ length: 30 }, (_, line) => (
          // The lines are alike and never move.
          <Checkbox key={line} label={`${line + 1}. ${t.messageValue}`} />
        ))}
      </Dialog>
    </>
  )
}

type ConfirmSampleProps = { name: string } & Pick<ConfirmDialogProps, 'danger' | 'error' | 'disabledReason'>

const WORK_MS = 2000

function ConfirmSample({ name, ...props }: ConfirmSampleProps) {
  const t = useKitTexts()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const close = () => setState('closed')
  return (
    <>
      <Button variant="secondary" onClick={() => setState('open')}>
        {`${t.open} ConfirmDialog ${name}`}
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        busy={state === 'busy'}
        title={t.confirmTitle}
        rows={t.rows.map(([label = '', value], i) => ({ label, value, kind: 'money', strong: i === 1 }))}
        confirmLabel={props.danger ? t.remove : t.load}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        onConfirm={() => {
          setState('busy')
          setTimeout(close, WORK_MS)
        }}
        onCloseRequest={close}
        {...props}
      >
        {t.confirmText}
      </ConfirmDialog>
    </>
  )
}

function SlideOutSample() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`${t.open} SlideOut`}
      </Button>
      <SlideOut
        open={open}
        title={t.slideOutTitle}
        description={t.slideOutText}
        closeLabel={t.close}
        onCloseRequest={close}
        actions={
          <>
            <Button onClick={close}>{t.save}</Button>
            <Button variant="secondary" onClick={close}>
              {t.cancel}
            </Button>
          </>
        }
      >
        <DescriptionList layout="stacked" rows={t.rows.map(([label = '', value]) => ({ label, value }))} />
      </SlideOut>
    </>
  )
}
