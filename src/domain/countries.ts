import { getListCountriesQueryOptions } from '@generated/api/lookups/lookups'
import type { Country } from '@generated/api/model'
import { useMemo } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { useLocale } from '@/language/locale'
import { compareIn } from '@/values/people/names'

/** The countries of addresses (VAL-09). No address can be filled in without them, so a failure blocks (NAV-10). */
export const countriesQuery = () => getListCountriesQueryOptions()

export type CountryOption = ReturnType<typeof countryOptions>[number]

/** Options for form fields, named and sorted in a language; the name is Finnish where the English is blank (FMT-12). */
export const countryOptions = (countries: readonly Country[], locale: 'fi' | 'en') =>
  countries
    .map(({ id, nameFi, nameEn }) => ({ value: id, label: locale === 'en' && nameEn?.trim() ? nameEn : nameFi }))
    .sort((a, b) => compareIn(locale, a.label, b.label))

/** The countries in the interface's language. Suspends until they are loaded, so a loader should prefetch them. */
export function useCountries(): CountryOption[] {
  const locale = useLocale()
  const { data } = useRequiredQuery(countriesQuery())
  return useMemo(() => countryOptions(data, locale), [data, locale])
}

/** The name of a country; its code when it is no longer in the list. */
export const countryName = (code: string, countries: readonly CountryOption[]): string =>
  countries.find(({ value }) => value === code)?.label ?? code
