import { Columns3, Download, EllipsisVertical, Info, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { showBlockingError } from '@/shell/blocking-error'
import { DescriptionList } from '@/ui/content/description-list'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { ActionMenu } from '@/ui/overlays/action-menu'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlays/confirm-dialog'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/overlays/dialog'
import { Popover } from '@/ui/overlays/popover'
import {
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
} from '@/ui/overlays/sheet'
import { useTooltip } from '@/ui/overlays/use-tooltip'
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
          <ConfirmSample name="danger" variant="destructive" />
          <ConfirmSample name="error" error={t.confirmError} />
          <ConfirmSample name="disabled" disabledReason={t.reason} />
        </Row>
      </Sample>
      <Sample name="BlockingPopup">
        <Button variant="outline" onClick={() => showBlockingError(FAILED)}>
          {t.blocking}
        </Button>
      </Sample>
      <Sample name="SlideOut">
        <SlideOutSample />
      </Sample>
      <Sample name="Menu">
        <ActionMenu
          align="start"
          trigger={(props) => (
            <Button {...props} variant="outline">
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
            { key: 'remove', label: t.remove, icon: <Trash2 />, variant: 'destructive', onSelect: () => undefined },
          ]}
        />
      </Sample>
      <Sample name="Popover">
        <Popover
          label={t.columns}
          trigger={(props) => (
            <Button {...props} variant="outline">
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
        <TooltipSample />
      </Sample>
    </KitSection>
  )
}

function TooltipSample() {
  const t = useKitTexts()
  const { triggerProps, tooltip } = useTooltip<HTMLButtonElement>(t.tooltip)
  return (
    <>
      {tooltip}
      <button type="button" {...triggerProps} className="inline-flex min-h-6 items-center gap-1.5 rounded-sm">
        {t.amount}
        <Info aria-hidden="true" className="size-4" />
      </button>
    </>
  )
}

function DialogSample() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {`${t.open} Dialog`}
      </Button>
      <Dialog open={open} onOpenChange={close}>
        <DialogContent>
          <DialogHeader closeLabel={t.close}>
            <DialogTitle>{t.dialogTitle}</DialogTitle>
          </DialogHeader>
          <DialogBody>{t.dialogText}</DialogBody>
          <DialogFooter>
            <Button variant="destructive" onClick={close}>
              {t.remove}
            </Button>
            <Button variant="outline" onClick={close}>
              {t.cancel}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** Content too long for the dialog, to see it scroll. */
function LongDialogSample() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {`${t.open} Dialog lg`}
      </Button>
      <Dialog open={open} onOpenChange={close}>
        <DialogContent size="lg">
          <DialogHeader closeLabel={t.close}>
            <DialogTitle>{t.tableCaption}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            {Array.from({ length: 30 }, (_, line) => (
              // Index keys are safe here: the rows are identical and never reorder.
              <Checkbox key={line} label={`${line + 1}. ${t.messageValue}`} />
            ))}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>{t.close}</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  )
}

type ConfirmSampleProps = { name: string } & Pick<ConfirmDialogProps, 'variant' | 'error' | 'disabledReason'>

const WORK_MS = 2000

function ConfirmSample({ name, ...props }: ConfirmSampleProps) {
  const t = useKitTexts()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const close = () => setState('closed')
  return (
    <>
      <Button variant="outline" onClick={() => setState('open')}>
        {`${t.open} ConfirmDialog ${name}`}
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        busy={state === 'busy'}
        title={t.confirmTitle}
        rows={t.rows.map(([label = '', value], i) => ({ label, value, kind: 'money', strong: i === 1 }))}
        confirmLabel={props.variant ? t.remove : t.load}
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
      <Button variant="outline" onClick={() => setOpen(true)}>
        {`${t.open} SlideOut`}
      </Button>
      <Sheet open={open} onOpenChange={close}>
        <SheetContent>
          <SheetHeader closeLabel={t.close}>
            <SheetTitle>{t.slideOutTitle}</SheetTitle>
            <SheetDescription>{t.slideOutText}</SheetDescription>
          </SheetHeader>
          <SheetBody>
            <DescriptionList layout="stacked" rows={t.rows.map(([label = '', value]) => ({ label, value }))} />
          </SheetBody>
          <SheetFooter>
            <Button onClick={close}>{t.save}</Button>
            <Button variant="outline" onClick={close}>
              {t.cancel}
            </Button>
          </SheetFooter>
        </SheetContent>
      </Sheet>
    </>
  )
}
