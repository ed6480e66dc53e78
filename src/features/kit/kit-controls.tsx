import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldDescription, FieldMessage } from '@/ui/inputs/field'
import { Input } from '@/ui/inputs/input'
import { Label } from '@/ui/inputs/label'
import { NativeSelect } from '@/ui/inputs/native-select'
import { PasswordInput } from '@/ui/inputs/password-input'
import { Textarea } from '@/ui/inputs/textarea'
import { Columns, KitSection, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

type FieldParts = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type FieldProps = {
  label: string
  note?: string
  hint?: string
  error?: string
  children: (parts: FieldParts) => ReactNode
}

function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id} note={note}>
        {label}
      </Label>
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}

export function KitControls() {
  const t = useKitTexts()
  const options = t.groups.map((group) => <option key={group}>{group}</option>)
  return (
    <KitSection id="controls" title="Input">
      <Sample name="Input">
        <Columns>
          <Field label={t.firstName}>{(parts) => <Input {...parts} />}</Field>
          <Field label={t.firstName} hint={t.hint} note={t.optional}>
            {(parts) => <Input {...parts} defaultValue={t.firstNameValue} />}
          </Field>
          <Field label={t.firstName} hint={t.hint} error={t.required}>
            {(parts) => <Input {...parts} />}
          </Field>
          <Field label={t.firstName}>{(parts) => <Input {...parts} readOnly value={t.firstNameValue} />}</Field>
          <Field label={t.firstName} hint={t.reason}>
            {(parts) => <Input {...parts} disabled value={t.firstNameValue} />}
          </Field>
          <Field label={t.amount}>
            {(parts) => <Input {...parts} numeric endMark="€" inputMode="decimal" defaultValue="4250,00" />}
          </Field>
          <Field label={t.search}>
            {(parts) => <Input {...parts} type="search" startMark={<Search />} placeholder={t.firstNameValue} />}
          </Field>
        </Columns>
      </Sample>
      <Sample name="FieldMessage">
        <Columns>
          <FieldMessage>{t.required}</FieldMessage>
          <FieldMessage tone="attention">{t.taken}</FieldMessage>
          <FieldMessage tone="success">{t.free}</FieldMessage>
          <FieldMessage tone="processing">{t.checking}</FieldMessage>
        </Columns>
      </Sample>
      <Sample name="PasswordInput">
        <Columns>
          <Field label={t.password}>
            {(parts) => (
              <PasswordInput {...parts} showLabel={t.show} hideLabel={t.hide} autoComplete="current-password" />
            )}
          </Field>
          <Field label={t.password} error={t.required}>
            {(parts) => <PasswordInput {...parts} showLabel={t.show} hideLabel={t.hide} autoComplete="new-password" />}
          </Field>
        </Columns>
      </Sample>
      <Sample name="Select">
        <Columns>
          <Field label={t.group}>{(parts) => <NativeSelect {...parts}>{options}</NativeSelect>}</Field>
          <Field label={t.group} error={t.required}>
            {(parts) => (
              <NativeSelect {...parts}>
                <option value="">{t.choose}</option>
                {options}
              </NativeSelect>
            )}
          </Field>
          <Field label={t.group} hint={t.reason}>
            {(parts) => (
              <NativeSelect {...parts} disabled>
                {options}
              </NativeSelect>
            )}
          </Field>
        </Columns>
      </Sample>
      <Sample name="Textarea">
        <Columns>
          <Field label={t.message} note={t.optional}>
            {(parts) => <Textarea {...parts} defaultValue={t.messageValue} />}
          </Field>
          <Field label={t.message} error={t.required}>
            {(parts) => <Textarea {...parts} />}
          </Field>
          <Field label={t.message}>{(parts) => <Textarea {...parts} readOnly value={t.messageValue} />}</Field>
        </Columns>
      </Sample>
    </KitSection>
  )
}
