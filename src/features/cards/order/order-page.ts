import type { CardFees, CardOrderBenefit, Company, Country, Settings } from '@generated/api/model'
import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { benefitsQuery, cardFeesQuery, companyQuery, employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { CARD_BENEFITS, type CardOrderValues, NO_ORDER } from './order-form'

/** What ordering needs to know before it can begin. */
export interface OrderPage {
  /** CRD-06: benefits with a card that are neither in use nor out of the contract. */
  offered: CardOrderBenefit[]
  /** Benefits that the company has already. */
  inUse: ReadonlySet<string>
  /** CRD-11 */
  employeeCount: number
  limit: number
  takenNumbers: ReadonlySet<string>
  /** Who is there already, by personId: whoever comes later may be of the order. */
  seen: string[]
  settings: Settings
  fees: CardFees
  countries: Country[]
  /** What is known of the company. */
  defaults: CardOrderValues
}

/** Reads what ordering needs; without any of it there is no order (NAV-10). @throws ApiError */
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
    seen: beneficiaries.map(({ personId }) => personId),
    settings,
    fees,
    countries,
    defaults: defaultsOf(company),
  }
}

/** CRD-07: the order begins with the company's own details, and its invoices' address where it has one. */
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
