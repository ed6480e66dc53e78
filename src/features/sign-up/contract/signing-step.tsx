import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { emailCheck } from '@/shell/field-checks'
import { NameFields } from '@/shell/user-fields'
import { Button } from '@/ui/button'
import { nameInText } from '@/values/names'
import { ContractDocuments } from './contract-documents'
import { ContractReview } from './contract-review'
import { useOwnCompany } from './own-company'
import { contractEvidence } from './sent-contract'
import { wizard } from './wizard'

/** SGN-04, SGN-05: everything that was typed, who signs it, and the three consents. */
export function ContractSigningStep() {
  const form = wizard.useForm()
  const own = useOwnCompany()
  const email = useAsyncCheck(emailCheck(() => undefined))
  return (
    <wizard.Step id="signing" submitLabel={m.contract_sign()} once evidence={() => contractEvidence(form.state.values)}>
      <ContractReview />
      <section aria-labelledby="signatory" className="space-y-6">
        <div className="space-y-1">
          <h2 id="signatory" className="text-xl font-semibold">
            {m.contract_signatory()}
          </h2>
          <p className="text-muted-foreground">{own ? m.contract_signatory_own() : m.contract_signatory_text()}</p>
        </div>
        <ContactAsSignatory />
        <NameFields form={form} fields="contractSignatory" />
        <form.AppField name="contractSignatory.emailAddress" validators={email.validators}>
          {(field) => <field.EmailField label={m.sign_up_email()} check={email} />}
        </form.AppField>
      </section>
      <ContractDocuments />
      <form.AppField name="contractSignatory.rightToSign">
        {(field) => <field.CheckboxField label={m.contract_right()} required />}
      </form.AppField>
      <form.AppField name="contractSignatory.termsAndConditions">
        {(field) => <field.CheckboxField label={m.contract_terms()} required />}
      </form.AppField>
      <form.AppField name="acceptsPriceList">
        {(field) => <field.CheckboxField label={m.contract_price_list()} required />}
      </form.AppField>
      <p className="text-muted-foreground">{m.contract_sign_hint()}</p>
    </wizard.Step>
  )
}

/** One of the contact persons usually signs. */
function ContactAsSignatory() {
  const form = wizard.useForm()
  const contacts = useStore(form.store, (state) => state.values.contactPersons)
  return (
    <div className="flex flex-wrap gap-3">
      {contacts.map(({ firstName, lastName, emailAddress }, index) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- fields are named by their place
          key={index}
          variant="outline"
          onClick={() => {
            form.setFieldValue('contractSignatory.firstName', firstName)
            form.setFieldValue('contractSignatory.lastName', lastName)
            form.setFieldValue('contractSignatory.emailAddress', emailAddress)
          }}
        >
          {m.contract_signatory_same({ name: nameInText({ firstName, lastName }) })}
        </Button>
      ))}
    </div>
  )
}
