import type { CardFees, CardOrderBenefit, Company, Country, Settings } from '@generated/api/model'
import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { benefitsQuery, cardFeesQuery, companyQuery, employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { CARD_BENEFITS, type CardOrderValues, NO_ORDER } from './order-form'

/** Data that must be loaded before an order starts. */
export interface OrderPage {
  /** CRD-06: benefits with a card that are in the contract and not in use. */
  offered: CardOrderBenefit[]
  /** Benefits that the company already has. */
  inUse: ReadonlySet<string>
  /** Current number of employees (CRD-11). */
  employeeCount: number
  limit: number
  takenNumbers: ReadonlySet<string>
  settings: Settings
  fees: CardFees
  countries: Country[]
  /** Initial values from the saved company. */
  defaults: CardOrderValues
}

/** Loads everything that an order needs (NAV-10). @throws ApiError */
export async function readOrderPage(client: QueryClient): Promise<OrderPage> {
  const [settings, fees, countries, company, { benefits }, { benefitGroups }, { beneficiaries }] = await Promise.all([
    client.ensureQueryData(settingsQuery()),
    client.ensureQueryData(cardFeesQuery()),
    client.ensureQueryData(countriesQuery()),
    client.ensureQueryData(companyQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery()),
    client.ensureQueryData(employeesQuery()),
  ])
  const inUse = new Set([
    ...benefits.filter(({ state }) => state === 'active').map(({ type }) => type),
    ...benefitGroups.map(({ benefitType }) => benefitType),
  ])
  const isOffered = (type: CardOrderBenefit) =>
    !inUse.has(type) && benefits.some((benefit) => benefit.type === type && benefit.state === 'available')
  return {
    offered: CARD_BENEFITS.filter(isOffered),
    inUse,
    employeeCount: beneficiaries.length,
    limit: settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT,
    takenNumbers: new Set(beneficiaries.flatMap(({ employeeNumber }) => employeeNumber ?? [])),
    settings,
    fees,
    countries,
    defaults: defaultsOf(company),
  }
}

/** CRD-07: starts with the company's details. The invoice address falls back to the company's address. */
function defaultsOf({ name, businessIdentityCode, address, invoiceInformation }: Company): CardOrderValues {
  const { addressLine, postCode, city, country } = address
  const place = { address: addressLine, postCode, city, country }
  return {
    ...NO_ORDER,
    company: { name, businessIdentityCode, place },
    billing: invoiceInformation
      ? {
          address: invoiceInformation.address ?? '',
          postCode: invoiceInformation.postCode ?? '',
          city: invoiceInformation.city ?? '',
          country: invoiceInformation.country ?? '',
        }
      : place,
  }
}
