import type { BackendPart } from '../../calls/implement.ts'
import { settingsAt } from '../../values/settings.ts'
import { isPoBox } from '../rules/addresses.ts'
import { countries } from '../rules/countries.ts'

export const lookups: BackendPart<'listAddresses' | 'listCountries' | 'readSettings'> = {
  // VAL-10
  listAddresses: ({ caller }) => caller.company.deliveryAddresses.filter(({ addressLine }) => !isPoBox(addressLine)),
  listCountries: () => countries,
  readSettings: ({ caller, now }) => settingsAt(now, caller?.company),
}
