import { m } from '@generated/messages/messages.js'
import { LostPart } from '@/shell/lost-part'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle } from '@/ui/sheet'
import { SkeletonGroup, SkeletonText } from '@/ui/skeleton'
import type { Opened } from '../opened'

export interface SlideOutPendingProps {
  opened: Opened
  /** It could not be fetched. */
  hasFailed: boolean
  onClose: () => void
}

/** What was opened while it is still on its way: the frame of what comes, which closes like it. */
export function SlideOutPending({ opened, hasFailed, onClose }: SlideOutPendingProps) {
  if (opened.kind === 'end') {
    return (
      <Dialog open onOpenChange={onClose}>
        <DialogContent>
          <DialogHeader closeLabel={m.employees_close()}>
            <DialogTitle>{m.employees_end_title({ name: opened.name })}</DialogTitle>
          </DialogHeader>
          <DialogBody>{hasFailed ? <LostPart /> : <EndSkeleton />}</DialogBody>
        </DialogContent>
      </Dialog>
    )
  }
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent size="lg">
        <SheetHeader closeLabel={m.employees_close()}>
          <SheetTitle>{opened.kind === 'add' ? m.employees_add() : opened.name}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          {hasFailed ? (
            <LostPart />
          ) : (
            <EmployeeSkeleton
              label={opened.kind === 'add' ? m.employees_add_loading() : m.employees_details_loading()}
            />
          )}
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}

/** In the slide-out of an employee who is being read, or of a form that is on its way. */
export function EmployeeSkeleton({ label = m.employees_details_loading() }: { label?: string }) {
  return (
    <SkeletonGroup label={label} className="space-y-6">
      <SkeletonText lines={3} />
      <SkeletonText lines={5} />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}

/** In the dialog that ends the benefit of an employee who is being read. */
export function EndSkeleton() {
  return (
    <SkeletonGroup label={m.employees_details_loading()}>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}
