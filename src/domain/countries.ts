import { getListCountriesSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Country } from '@generated/api/model'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '@/language/locale'
import { textIn } from '@/values/names'

/** The countries that an address may be in (VAL-09); without them no address can be filled in (NAV-10). */
export const countriesQuery = () => getListCountriesSuspenseQueryOptions()

export interface CountryOption {
  /** The country's code. */
  value: string
  label: string
}

/** As the fields take them, with the names of a language (FMT-12). */
export const countryOptions = (countries: readonly Country[], locale: 'fi' | 'en'): CountryOption[] =>
  countries.map(({ id, nameFi, nameEn }) => ({ value: id, label: textIn(locale, nameFi, nameEn) }))

/** The countries in the interface's language. Suspends until they are read: a loader should read them ahead. */
export function useCountries(): CountryOption[] {
  const locale = useLocale()
  const { data } = useSuspenseQuery(countriesQuery())
  return useMemo(() => countryOptions(data, locale), [data, locale])
}

/** The name of a country; its code when it has left the list. */
export const countryName = (code: string, countries: readonly CountryOption[]): string =>
  countries.find(({ value }) => value === code)?.label ?? code
