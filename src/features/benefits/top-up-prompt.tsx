import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { DescriptionList } from '@/ui/content/description-list'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/overlays/dialog'
import { cents, formatEuros } from '@/values/money'
import { amountLabel } from './group-texts'

export interface TopUpPromptProps {
  before: BenefitGroup
  after: BenefitGroup
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** GRP-06: offers a load after the maximum was changed. */
export function TopUpPrompt({ before, after, onClose, returnFocusTo }: TopUpPromptProps) {
  const amount = (group: BenefitGroup) => formatEuros(cents(group.maxAmountPerPeriod))
  const label = amountLabel(after.benefitType)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent returnFocusTo={returnFocusTo}>
        <DialogHeader closeLabel={m.benefits_close()}>
          <DialogTitle>{m.benefits_load_title()}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p>{m.benefits_load_text()}</p>
          <DescriptionList
            rows={[
              { key: 'before', label: m.benefits_load_before({ label }), value: amount(before), kind: 'money' },
              {
                key: 'after',
                label: m.benefits_load_after({ label }),
                value: amount(after),
                kind: 'money',
                strong: true,
              },
            ]}
          />
        </DialogBody>
        <DialogFooter>
          <Link to="/load-benefit" className={buttonVariants()}>
            {m.benefits_load_now()}
          </Link>
          <Button variant="outline" onClick={onClose}>
            {m.benefits_load_later()}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
