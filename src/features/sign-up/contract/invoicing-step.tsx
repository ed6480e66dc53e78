import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useCountries } from '@/domain/countries'
import { InvoicingFields } from '@/forms/fields/invoicing-fields'
import { useInvoicingChecks } from '@/shell/field-checks'
import { Button } from '@/ui/inputs/button'
import { wizard } from './wizard'

const PLACE = ['address', 'postCode', 'city', 'country'] as const

/** SGN-01, SGN-06: how the company is invoiced. */
export function ContractInvoicingStep() {
  const form = wizard.useForm()
  const countries = useCountries()
  const checks = useInvoicingChecks(() => form.state.values.invoicingInformation)
  const isCopied = useStore(form.store, ({ values }) =>
    PLACE.every((name) => values.invoicingInformation[name] === values.companyInformation[name]),
  )
  const copyAddress = () => {
    const { companyInformation } = form.state.values
    for (const name of PLACE) form.setFieldValue(`invoicingInformation.${name}`, companyInformation[name])
  }
  return (
    <wizard.Step id="invoicing">
      <InvoicingFields
        form={form}
        fields="invoicingInformation"
        countries={countries}
        checks={checks}
        beforeAddress={
          <Button
            variant="outline"
            onClick={copyAddress}
            disabledReason={isCopied ? m.contract_same_address_done() : undefined}
          >
            {m.contract_same_address()}
          </Button>
        }
      />
    </wizard.Step>
  )
}
