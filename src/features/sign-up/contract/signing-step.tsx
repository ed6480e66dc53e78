import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { agreementsQuery } from '@/domain/agreements'
import { ReadFailure } from '@/domain/read-failure'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { emailCheck } from '@/shell/field-checks'
import { NameFields } from '@/shell/user-fields'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { FormCard } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { nameInText } from '@/values/names'
import { ContractReview } from './contract-review'
import { useOwnCompany } from './own-company'
import { contractEvidence } from './sent-contract'
import { wizard } from './wizard'

/** SGN-04, SGN-05: summary, signatory and the three consents. */
export function ContractSigningStep() {
  const form = wizard.useForm()
  const own = useOwnCompany()
  const email = useAsyncCheck(emailCheck())
  return (
    <wizard.Step
      id="signing"
      hasCards
      submitLabel={m.contract_sign()}
      once
      evidence={() => contractEvidence(form.state.values)}
    >
      <ContractReview />
      <section aria-labelledby="signatory" className="space-y-6">
        <div className="space-y-1">
          <h2 id="signatory" className="text-xl font-semibold">
            {m.contract_signatory()}
          </h2>
          <p className="text-muted-foreground">{own ? m.contract_signatory_own() : m.contract_signatory_text()}</p>
        </div>
        <FormCard>
          <ContactAsSignatory />
          <NameFields form={form} fields="contractSignatory" />
          <form.AppField name="contractSignatory.emailAddress" validators={email.validators}>
            {(field) => <field.EmailField label={m.sign_up_email()} check={email} />}
          </form.AppField>
        </FormCard>
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

/** Copies the details of a contact, because usually one of them signs. */
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

/** Links to the documents that the consents name. They open in a new tab, so that the form stays open. */
function ContractDocuments() {
  const locale = useLocale()
  const { data, isFetching, refetch } = useQuery(agreementsQuery())
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.contract_documents()}</CardTitle>
      </CardHeader>
      <CardContent>
        {data && (
          <ul className="space-y-2">
            <li>
              <ContentLink url={data.terms[locale]}>{m.contract_read_terms()}</ContentLink>
            </li>
            <li>
              <ContentLink url={data.priceList[locale]}>{m.contract_read_prices()}</ContentLink>
            </li>
          </ul>
        )}
        {!data && isFetching && (
          <SkeletonGroup label={m.contract_documents_loading()}>
            <Skeleton className="h-28 w-full rounded-lg" />
          </SkeletonGroup>
        )}
        {!data && !isFetching && (
          <ReadFailure level="warning" live="status" onRetry={refetch}>
            {m.contract_documents_missing()}
          </ReadFailure>
        )}
      </CardContent>
    </Card>
  )
}
