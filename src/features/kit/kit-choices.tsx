import { lazy, Suspense, useState } from 'react'
import { useLocale } from '@/language/locale'
import { ErrorSummary } from '@/ui/content/error-summary'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Checkbox } from '@/ui/inputs/checkbox'
import { FieldMessage } from '@/ui/inputs/field'
import { RadioGroup, type RadioGroupProps } from '@/ui/inputs/radio-group'
import { Switch } from '@/ui/inputs/switch'
import { Columns, KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const KitCombobox = lazy(async () => ({ default: (await import('./kit-combobox')).KitCombobox }))
const Calendar = lazy(async () => ({ default: (await import('@/ui/inputs/calendar')).Calendar }))

export function KitChoices() {
  const t = useKitTexts()
  return (
    <KitSection id="choices" title="Checkbox, RadioGroup, Combobox, Calendar">
      <Sample name="Checkbox">
        <Columns>
          <Checkbox label={t.terms} />
          <Checkbox label={t.terms} defaultChecked hint={t.termsHint} />
          <Checkbox label={t.all} indeterminate />
          <div>
            <Checkbox id="kit-terms" label={t.terms} aria-invalid aria-describedby="kit-terms-error" />
            <FieldMessage id="kit-terms-error">{t.required}</FieldMessage>
          </div>
          <Checkbox label={t.terms} disabled hint={t.reason} />
          <Checkbox label={t.terms} disabled defaultChecked hint={t.reason} />
          <Checkbox label={t.row} labelHidden />
        </Columns>
      </Sample>
      <Sample name="Switch">
        <Row>
          <Switch label={t.repeat} hint={t.repeatHint} />
          <Switch label={t.repeat} defaultChecked />
          <Switch label={t.repeat} disabled hint={t.reason} />
        </Row>
      </Sample>
      <Sample name="RadioGroup">
        <Columns>
          <Methods name="kit-rows" hint={t.methodHint} />
          <Methods name="kit-cards" layout="cards" />
          <Methods name="kit-error" invalid required message={<FieldMessage>{t.methodError}</FieldMessage>} />
          <Methods name="kit-inline" layout="inline" />
        </Columns>
      </Sample>
      <Suspense
        fallback={
          <SkeletonGroup label={t.loading}>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
      >
        <KitCombobox />
      </Suspense>
      <Sample name="Calendar">
        <CalendarSamples />
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          title={t.summary}
          headingLevel={3}
          errors={[{ fieldId: 'kit-terms', message: `${t.terms}: ${t.required}` }]}
        />
      </Sample>
    </KitSection>
  )
}

type Method = '0' | '1' | '2'
type MethodsProps = Pick<RadioGroupProps<Method>, 'name' | 'layout' | 'hint' | 'invalid' | 'required' | 'message'>

function Methods(props: MethodsProps) {
  const t = useKitTexts()
  const [value, setValue] = useState<Method | null>(props.invalid ? null : '0')
  return (
    <RadioGroup<Method>
      {...props}
      legend={t.method}
      value={value}
      onChange={setValue}
      options={[
        { value: '0', label: t.methods[0], hint: t.methodHint, aside: '0,00 €' },
        { value: '1', label: t.methods[1] },
        { value: '2', label: t.methods[2], disabledReason: t.methodReason },
      ]}
    />
  )
}

// Local midnights, as the calendar needs; fixed, so that screenshots do not change.
const TODAY = new Date(2026, 2, 16)
const FIRST = new Date(2026, 0, 1)
const LAST = new Date(2027, 11, 31)

function CalendarSamples() {
  const t = useKitTexts()
  const locale = useLocale()
  const [day, setDay] = useState<Date>()
  const [other, setOther] = useState<Date | undefined>(new Date(2026, 2, 20))
  const shared = { locale, today: TODAY }
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t.loading}>
          <Skeleton className="h-80 w-72" />
        </SkeletonGroup>
      }
    >
      <div className="flex flex-wrap gap-8">
        <Calendar {...shared} selected={day} onSelect={setDay} />
        <Calendar
          {...shared}
          selected={other}
          onSelect={setOther}
          startMonth={FIRST}
          endMonth={LAST}
          disabled={{ before: TODAY }}
        />
      </div>
    </Suspense>
  )
}
