import { m } from '@generated/messages/messages.js'
import { useCountries } from '@/domain/countries'
import { withFieldGroup } from '../app-form'
import { NEW_ADDRESS } from './address-values'

// Only for type inference. `purpose` is the browser's autocomplete section: `billing` for invoices.
const PROPS: { purpose?: 'billing' } = {}

export const AddressFields = withFieldGroup({
  defaultValues: NEW_ADDRESS,
  props: PROPS,
  render: function Address({ group, purpose }) {
    const countries = useCountries()
    const token = (name: string) => (purpose ? `${purpose} ${name}` : name)
    return (
      <>
        <group.AppField name="address">
          {(field) => <field.TextField label={m.address_line()} autoComplete={token('street-address')} />}
        </group.AppField>
        <div className="grid gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <group.AppField name="postCode">
            {(field) => <field.TextField label={m.address_post_code()} autoComplete={token('postal-code')} isShort />}
          </group.AppField>
          <group.AppField name="city">
            {(field) => <field.TextField label={m.address_city()} autoComplete={token('address-level2')} />}
          </group.AppField>
        </div>
        <group.AppField
          name="country"
          listeners={{
            // VAL-08: show at once if the post code is invalid in the new country.
            onChange: () => group.setFieldMeta('postCode', (meta) => ({ ...meta, isDirty: true, isBlurred: true })),
          }}
        >
          {(field) => (
            <field.SelectField label={m.address_country()} options={countries} autoComplete={token('country')} />
          )}
        </group.AppField>
      </>
    )
  },
})
