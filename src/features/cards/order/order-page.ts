import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { CardOrderBenefit, Company, Country } from '@generated/api/model'
import { getReadCardFeesQueryOptions } from '@generated/api/vouchers/vouchers'
import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { companyValues } from '@/orders/order-values'
import { CARD_BENEFITS, type CardOrderValues, NO_ORDER, type OrderRules } from './order-form'

export interface OrderPage extends Omit<OrderRules, 'countries' | 'today'> {
  inUse: ReadonlySet<string>
  countries: Country[]
  defaults: CardOrderValues
}

/** Loads everything that an order needs (NAV-10). @throws ApiError */
export async function readOrderPage(client: QueryClient): Promise<OrderPage> {
  const [settings, fees, countries, company, { benefits }, { benefitGroups }, { beneficiaries }] = await Promise.all([
    client.ensureQueryData(getReadSettingsSuspenseQueryOptions()),
    client.ensureQueryData(getReadCardFeesQueryOptions()),
    client.ensureQueryData(countriesQuery()),
    client.ensureQueryData(getReadCompanyQueryOptions()),
    client.ensureQueryData(getListBenefitsQueryOptions()),
    client.ensureQueryData(getListBenefitGroupsQueryOptions()),
    client.ensureQueryData(getListEmployeesQueryOptions()),
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
function defaultsOf(saved: Company): CardOrderValues {
  const company = companyValues(saved)
  if (!saved.invoiceInformation) return { ...NO_ORDER, company, billing: company.place }
  const { address = '', postCode = '', city = '', country = '' } = saved.invoiceInformation
  return { ...NO_ORDER, company, billing: { address, postCode, city, country } }
}
