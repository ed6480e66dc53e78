import type { BackendPart } from '../implement.ts'
import { isPoBox } from './addresses.ts'
import { countries } from './countries.ts'
import { settingsAt } from './settings.ts'

export const lookups: BackendPart<'listAddresses' | 'listCountries' | 'readSettings'> = {
  // VAL-10
  listAddresses: ({ caller }) => caller.company.deliveryAddresses.filter(({ addressLine }) => !isPoBox(addressLine)),
  listCountries: () => countries,
  readSettings: ({ caller, now }) => settingsAt(now, caller?.company),
}
