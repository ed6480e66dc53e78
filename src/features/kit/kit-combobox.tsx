import { useId, useState } from 'react'
import { useLocale } from '@/language/locale'
import { Button } from '@/ui/inputs/button'
import {
  Combobox,
  ComboboxContent,
  ComboboxEmpty,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
} from '@/ui/inputs/combobox'
import { Label } from '@/ui/inputs/label'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/overlays/dialog'
import { Columns, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

interface Choice {
  value: string
  label: string
}

const OPERATORS: Choice[] = [
  { value: '003723327487', label: 'Apix Messaging Oy' },
  { value: 'BAWCFI22', label: 'Basware Oyj' },
  { value: 'DABAFIHH', label: 'Danske Bank A/S' },
  { value: '003721291126', label: 'Maventa' },
  { value: 'NDEAFIHH', label: 'Nordea' },
  { value: 'OKOYFIHH', label: 'OP Ryhmä' },
  { value: 'E204503', label: 'OpusCapita Solutions Oy' },
]

const COUNTRY_CODES = ['AX', 'DE', 'DK', 'EE', 'FI', 'LT', 'LV', 'NO', 'SE']

/** Loads the combobox on demand, as every user of it should. */
export function KitCombobox() {
  const t = useKitTexts()
  const locale = useLocale()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }))
  return (
    <Sample name="Combobox">
      <Columns>
        <Choose label={t.operator} items={OPERATORS} />
        <Choose label={t.country} items={countries} initial={countries.find(({ value }) => value === 'FI')} />
        <Choose label={t.operator} items={OPERATORS} isInvalid />
        <Choose label={t.operator} items={OPERATORS} isDisabled />
        <ComboboxInDialog />
      </Columns>
    </Sample>
  )
}

interface ChooseProps {
  label: string
  items: Choice[]
  initial?: Choice | undefined
  isInvalid?: boolean
  isDisabled?: boolean
}

function Choose({ label, items, initial, isInvalid, isDisabled }: ChooseProps) {
  const t = useKitTexts()
  const id = useId()
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Combobox items={items} defaultValue={initial ?? null} locale={useLocale()}>
        <ComboboxInput
          id={id}
          triggerLabel={`${t.open}: ${label}`}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
        />
        <ComboboxContent>
          <ComboboxEmpty>{t.noMatch}</ComboboxEmpty>
          <ComboboxList>
            {(item: Choice) => (
              <ComboboxItem key={item.value} value={item}>
                {item.label}
                <span className="block text-sm text-muted-foreground">{item.value}</span>
              </ComboboxItem>
            )}
          </ComboboxList>
        </ComboboxContent>
      </Combobox>
    </div>
  )
}

function ComboboxInDialog() {
  const t = useKitTexts()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {`${t.open} Combobox`}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent size="sm">
          <DialogHeader closeLabel={t.close}>
            <DialogTitle>{t.cardTitle}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Choose label={t.operator} items={OPERATORS} />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </div>
  )
}
