import * as z from 'zod/mini'
import { ApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { choice, date, euros, optional, phone } from '@/forms/fields/parsers'
import { FormRoot } from '@/forms/form-root'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { KitSection, Sample } from './kit-section'
import { t } from './kit-texts'

const EMPTY = {
  firstName: '',
  username: '',
  email: '',
  phone: '',
  amount: '',
  startDate: '',
  country: '',
  group: '',
  method: '',
  message: '',
  newPassword: '',
  repeat: false,
  terms: false,
}
const LIMITS = { min: 10, max: 50 }

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const everyField = bodyForm({
  // Stands in for a contract schema; the kit's forms send nothing.
  schema: z.object({
    firstName: text(31),
    username: text(100),
    email: z.email(),
    phone: text(20),
    amount: z.int(),
    startDate: z.iso.date(),
    country: text(2),
    group: text(50),
    method: text(50),
    newPassword: text(LIMITS.max),
    repeat: z.boolean(),
    terms: z.literal(true),
    message: z.optional(text(500)),
  }),
  toBody: (values: typeof EMPTY) => ({
    ...values,
    phone: phone(values.phone),
    amount: euros(values.amount),
    startDate: date(values.startDate),
    country: choice(values.country),
    group: choice(values.group),
    method: choice(values.method),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- false never passes the schema
    terms: values.terms as true,
    message: optional(values.message),
  }),
})

export function KitForms() {
  return (
    <KitSection id="forms" title="Form">
      <Sample name={t.form}>
        <EveryField />
      </Sample>
      <Sample name={t.changeForm}>
        <ChangeForm />
      </Sample>
      <Sample name={t.failingForm}>
        <FailingForm />
      </Sample>
    </KitSection>
  )
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function EveryField() {
  const form = useAppForm({ ...everyField.options, defaultValues: EMPTY, onSubmit: () => pause(1500) })
  const check = useAsyncCheck({
    ask: async (name) => {
      await pause(800)
      return name === 'varattu' ? () => t.taken : undefined
    },
  })
  const options = t.groups.map((group) => ({ value: group, label: group }))
  return (
    <FormRoot form={form} aria-label={t.form} className="max-w-form space-y-6">
      <form.FormErrorSummary />
      <form.AppField name="firstName">
        {(field) => <field.TextField label={t.firstName} hint={t.hint} autoComplete="off" />}
      </form.AppField>
      <form.AppField name="username" validators={check.validators}>
        {(field) => <field.UsernameField label={t.username} hint={t.usernameHint} autoComplete="off" check={check} />}
      </form.AppField>
      <form.AppField name="email">{(field) => <field.EmailField label={t.email} autoComplete="off" />}</form.AppField>
      <form.AppField name="phone">{(field) => <field.PhoneField label={t.phone} autoComplete="off" />}</form.AppField>
      <form.AppField name="amount">{(field) => <field.MoneyField label={t.amount} />}</form.AppField>
      <form.AppField name="startDate">{(field) => <field.DateField label={t.startDate} />}</form.AppField>
      <form.AppField name="country">
        {(field) => (
          <field.CountryField
            label={t.country}
            autoComplete="off"
            countries={[
              { value: 'FI', label: 'Suomi' },
              { value: 'AX', label: 'Åland' },
              { value: 'EE', label: 'Eesti' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="group">{(field) => <field.SelectField label={t.group} options={options} />}</form.AppField>
      <form.AppField name="method">
        {(field) => (
          <field.RadioField
            label={t.method}
            layout="cards"
            options={t.methods.map((method) => ({ value: method, label: method }))}
          />
        )}
      </form.AppField>
      <form.AppField name="message">{(field) => <field.TextAreaField label={t.message} optional />}</form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.NewPasswordField label={t.newPassword} limits={LIMITS} username="aino.virtanen" />}
      </form.AppField>
      <form.AppField name="repeat">
        {(field) => <field.SwitchField label={t.repeat} hint={t.repeatHint} />}
      </form.AppField>
      <form.AppField name="terms">
        {(field) => <field.CheckboxField label={t.terms} hint={t.termsHint} required />}
      </form.AppField>
      <form.SubmitButton>{t.save}</form.SubmitButton>
    </FormRoot>
  )
}

const oneField = bodyForm({
  schema: z.object({ firstName: text(31) }),
  toBody: (values: { firstName: string }) => values,
})

function ChangeForm() {
  const form = useAppForm({
    ...oneField.options,
    defaultValues: { firstName: t.firstNameValue },
    onSubmit: () => pause(1500),
  })
  return (
    <FormRoot form={form} aria-label={t.changeForm} className="max-w-form space-y-6">
      <form.AppField name="firstName">
        {(field) => <field.TextField label={t.firstName} autoComplete="off" />}
      </form.AppField>
      <form.SubmitButton needsChange whenInvalid="disable">
        {t.save}
      </form.SubmitButton>
    </FormRoot>
  )
}

/** Submitting fails with a field error and a form error. */
function FailingForm() {
  const form = useAppForm({
    ...oneField.options,
    defaultValues: { firstName: t.firstNameValue },
    onSubmit: async () => {
      await pause(500)
      throw new ApiError({
        kind: 'http',
        operation: 'createDeposit',
        status: 400,
        items: [
          { code: 'field_invalid', fieldName: 'firstName', message: '', severity: 'Error' },
          { code: 'service_unavailable', message: '', severity: 'Error' },
        ],
      })
    },
  })
  return (
    <FormRoot form={form} aria-label={t.failingForm} className="max-w-form space-y-6">
      <form.AppField name="firstName">
        {(field) => <field.TextField label={t.firstName} autoComplete="off" />}
      </form.AppField>
      <form.SubmitButton>{t.load}</form.SubmitButton>
    </FormRoot>
  )
}
