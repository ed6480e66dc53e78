import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { Link, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { choice, euros } from '@/forms/fields/parsers'
import { pressOf } from '@/forms/submit/press'
import { createWizard } from '@/forms/wizard/create-wizard'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DescriptionList } from '@/ui/description-list'
import { linkVariants } from '@/ui/link-variants'
import { PageHeader } from '@/ui/page-header'
import { MISSING } from '@/values/missing'
import { kitTexts, useKitTexts } from './kit-texts'

const NEW_ORDER = {
  amount: { quantity: '50', value: '' },
  delivery: { method: '', address: '' },
  company: { name: 'Metsälän Konepaja Oy' },
  password: '',
  terms: false,
}

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const body = bodyForm({
  // Stands in for a schema of the contract, which no form of the kit sends anything to.
  schema: z.object({
    amount: z.object({ quantity: z.string().check(z.regex(/^[1-9]\d{0,3}$/)), value: z.int().check(z.maximum(1370)) }),
    delivery: z.object({ method: text(50), address: text(100) }),
    company: z.object({ name: text(100) }),
    password: text(50),
    terms: z.literal(true),
  }),
  toBody: (values: typeof NEW_ORDER) => ({
    ...values,
    amount: { ...values.amount, value: euros(values.amount.value) },
    delivery: { ...values.delivery, method: choice(values.delivery.method) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- false never passes the schema
    terms: values.terms as true,
  }),
  money: ['amount.value'],
})

const wizard = createWizard({
  title: () => kitTexts().wizard.title,
  defaultValues: NEW_ORDER,
  steps: [
    { id: 'amount', path: '/kit/wizard', label: () => kitTexts().wizard.amount, fields: ['amount'] },
    { id: 'delivery', path: '/kit/wizard/delivery', label: () => kitTexts().wizard.delivery, fields: ['delivery'] },
    {
      id: 'payment',
      path: '/kit/wizard/payment',
      label: () => kitTexts().wizard.payment,
      fields: ['company', 'password', 'terms'],
    },
  ],
  edits: [
    {
      id: 'company',
      path: '/kit/wizard/edit-company',
      label: () => kitTexts().wizard.editCompany,
      fields: ['company'],
      returnTo: 'payment',
    },
  ],
})

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What would be the call of a real order. */
async function order({ delivery }: typeof NEW_ORDER) {
  await pause(800)
  if (delivery.address.trim() !== 'Virhekatu 1') return
  throw new ApiError({
    kind: 'http',
    operation: 'createDeposit',
    status: 400,
    items: [{ code: 'field_invalid', fieldName: 'delivery.address', message: '', severity: 'Error' }],
  })
}

/** The layout of the wizard's routes. */
export function KitWizard() {
  const navigate = useNavigate()
  const form = useAppForm({
    ...body.options,
    defaultValues: NEW_ORDER,
    onSubmitMeta: pressOf<typeof NEW_ORDER>(),
    onSubmit: async ({ meta }) => {
      await order(meta.asked)
      await navigate({ to: '/kit/wizard/status' })
    },
  })
  return <wizard.Root form={form} rules={body} draft="kit-order" />
}

export function KitAmountStep() {
  const t = useKitTexts().wizard
  const form = wizard.useForm()
  return (
    <wizard.Step id="amount" aside={<OrderSummary />}>
      <form.AppField name="amount.quantity">
        {(field) => <field.TextField label={t.quantity} autoComplete="off" inputMode="numeric" />}
      </form.AppField>
      <form.AppField name="amount.value">{(field) => <field.MoneyField label={t.value} />}</form.AppField>
    </wizard.Step>
  )
}

export function KitDeliveryStep() {
  const t = useKitTexts().wizard
  const form = wizard.useForm()
  return (
    <wizard.Step id="delivery" aside={<OrderSummary />}>
      <form.AppField name="delivery.method">
        {(field) => (
          <field.RadioField
            label={t.method}
            layout="cards"
            options={t.methods.map((label, at) => ({ value: `method-${at}`, label }))}
          />
        )}
      </form.AppField>
      <form.AppField name="delivery.address">
        {(field) => <field.TextField label={t.address} hint={t.addressHint} autoComplete="off" />}
      </form.AppField>
    </wizard.Step>
  )
}

export function KitPaymentStep() {
  const t = useKitTexts().wizard
  const form = wizard.useForm()
  return (
    <wizard.Step
      id="payment"
      submitLabel={t.order}
      once
      question={{
        prepare: () => form.state.values,
        render: ({ asked, busy, error, onConfirm, onClose }) => (
          <ConfirmDialog
            open
            title={t.confirm}
            rows={[{ label: t.quantity, value: asked.amount.quantity, kind: 'number', strong: true }]}
            confirmLabel={t.order}
            cancelLabel={m.form_cancel()}
            closeLabel={m.form_close()}
            busy={busy}
            error={error}
            onConfirm={() => void onConfirm()}
            onCloseRequest={onClose}
          />
        ),
      }}
      aside={<OrderSummary canChange />}
    >
      <form.AppField name="password">
        {(field) => <field.PasswordField label={t.password} hint={t.passwordHint} autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="terms">{(field) => <field.CheckboxField label={t.terms} required />}</form.AppField>
    </wizard.Step>
  )
}

/** A page beside the steps. */
export const KitCompanyEdit = () => (
  <wizard.Edit id="company">
    <CompanyFields />
  </wizard.Edit>
)

function CompanyFields() {
  const t = useKitTexts().wizard
  const form = wizard.useForm()
  return (
    <form.AppField name="company.name">
      {(field) => <field.TextField label={t.companyName} autoComplete="off" />}
    </form.AppField>
  )
}

function OrderSummary({ canChange = false }: { canChange?: boolean }) {
  const t = useKitTexts().wizard
  const form = wizard.useForm()
  const { amount, company } = useStore(form.store, (state) => state.values)
  return (
    <Card className="nav:sticky nav:top-24">
      <CardHeader>
        <CardTitle>{t.summary}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            { label: t.quantity, value: amount.quantity, kind: 'number' },
            { label: t.value, value: amount.value || MISSING, kind: 'money' },
            {
              label: t.company,
              value: company.name,
              note: canChange && (
                <Link to="/kit/wizard/edit-company" className={linkVariants({ icon: true })}>
                  {t.change}
                </Link>
              ),
            },
          ]}
        />
      </CardContent>
    </Card>
  )
}

/** Outside of the layout: the form is gone. */
export function KitWizardStatus() {
  const t = useKitTexts().wizard
  return (
    <>
      <PageHeader title={t.doneTitle} description={t.doneText} />
      <Link to="/kit/wizard" className={buttonVariants({ variant: 'outline' })}>
        {t.again}
      </Link>
    </>
  )
}
