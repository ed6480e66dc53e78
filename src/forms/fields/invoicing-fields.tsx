import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { invoiceMethodOptions } from '@/domain/company-choices'
import { normaliseEinvoiceAddress } from '@/values/identifiers/einvoice'
import { withFieldGroup } from '../app-form'
import type { AsyncCheck } from '../submit/async-check'
import { AddressFields } from './address-fields'
import { NEW_INVOICING } from './invoicing-values'
import { OperatorField } from './operator-field'

/** COM-04, SGN-06. */
export const InvoicingFields = withFieldGroup({
  defaultValues: NEW_INVOICING,
  // Only for type inference: the caller passes the props.
  props: {} as { checks: { email: AsyncCheck; einvoice: AsyncCheck }; beforeAddress?: ReactNode },
  render: function Invoicing({ group, checks, beforeAddress }) {
    const { invoiceMethod } = useStore(group.store, (state) => state.values)
    return (
      <>
        <group.AppField name="invoiceMethod">
          {(field) => <field.RadioField label={m.invoicing_method()} layout="cards" options={invoiceMethodOptions()} />}
        </group.AppField>
        {invoiceMethod === 'email' && (
          <group.AppField name="emailAddress" validators={checks.email.validators}>
            {(field) => (
              <field.EmailField label={m.invoicing_email()} autoComplete="billing email" check={checks.email} />
            )}
          </group.AppField>
        )}
        {invoiceMethod === 'einvoice' && (
          <>
            <group.AppField
              name="eInvoiceAddress"
              // The check is for address and operator together, so it reruns when the operator changes.
              validators={{ ...checks.einvoice.validators, onChangeListenTo: ['operator'] }}
            >
              {(field) => (
                <field.TextField
                  label={m.invoicing_einvoice_address()}
                  hint={m.invoicing_einvoice_address_hint()}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  normalize={normaliseEinvoiceAddress}
                  check={checks.einvoice}
                  checkTexts={{ success: m.invoicing_einvoice_known() }}
                />
              )}
            </group.AppField>
            <group.AppField name="operator">{() => <OperatorField />}</group.AppField>
          </>
        )}
        <fieldset className="min-w-0 space-y-6">
          <legend className="font-semibold">{m.invoicing_address()}</legend>
          {beforeAddress}
          <AddressFields
            form={group}
            fields={{ address: 'address', postCode: 'postCode', city: 'city', country: 'country' }}
            purpose="billing"
          />
        </fieldset>
      </>
    )
  },
})
