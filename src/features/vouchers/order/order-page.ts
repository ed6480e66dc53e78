import { getReadCompanySuspenseQueryOptions } from '@generated/api/company/company'
import { getListAddressesQueryOptions, getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Company, Country, SavedAddress, Voucher, VoucherType } from '@generated/api/model'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { getListVouchersQueryOptions, getReadVoucherFeesSuspenseQueryOptions } from '@generated/api/vouchers/vouchers'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { companyValues } from '@/orders/order-values'
import { currentSession } from '@/session/session-store'
import { nameInText } from '@/values/names'
import { requireOrdering } from '../queries'
import { ratesOf } from '../voucher-sums'
import { NO_ORDER, type OrderContext, type OrderValues } from './order-form'

export interface OrderPage extends Omit<OrderContext, 'countries'> {
  countries: Country[]
  saved: SavedAddress[]
  defaults: OrderValues
}

/** VOU-23: vouchers of a type that can be ordered, smallest value first. */
export const orderable = (vouchers: readonly Voucher[], type: VoucherType): Voucher[] =>
  vouchers.filter((voucher) => voucher.type === type && voucher.available).toSorted((a, b) => a.value - b.value)

/** Loads everything that an order needs (NAV-10). @throws ApiError, or a redirect of requireOrdering() */
export async function readOrderPage(client: QueryClient, voucherType: VoucherType): Promise<OrderPage> {
  const isGuest = currentSession() === undefined
  if (!isGuest) await requireOrdering(client)
  const [vouchers, fees, settings, countries, own] = await Promise.all([
    client.ensureQueryData(getListVouchersQueryOptions()),
    client.ensureQueryData(getReadVoucherFeesSuspenseQueryOptions()),
    client.ensureQueryData(getReadSettingsSuspenseQueryOptions()),
    client.ensureQueryData(countriesQuery()),
    isGuest ? undefined : readOwn(client),
  ])
  return {
    isGuest,
    voucherType,
    vouchers: orderable(vouchers, voucherType),
    rates: ratesOf(fees, settings),
    settings,
    countries,
    saved: own?.saved ?? [],
    // VOU-08: a guest has no saved addresses.
    defaults: own ? defaultsOf(own) : { ...NO_ORDER, delivery: { ...NO_ORDER.delivery, method: 'ToOtherAddress' } },
  }
}

interface Own {
  company: Company
  saved: SavedAddress[]
  contactPerson: string
}

async function readOwn(client: QueryClient): Promise<Own> {
  const [company, saved, user] = await Promise.all([
    client.ensureQueryData(getReadCompanySuspenseQueryOptions()),
    // VOU-08: optional: without saved addresses another address can be entered.
    client.ensureQueryData(getListAddressesQueryOptions()).catch(() => []),
    client.ensureQueryData(getReadUserDetailsQueryOptions()).catch(() => undefined),
  ])
  const { firstName, lastName } = user ?? {}
  const contactPerson = firstName !== undefined && lastName !== undefined ? nameInText({ firstName, lastName }) : ''
  return { company, saved, contactPerson }
}

/** VOU-08, VOU-13: starts with the company's details and its first saved address, if any. */
function defaultsOf({ company, saved, contactPerson }: Own): OrderValues {
  const [first] = saved
  return {
    ...NO_ORDER,
    company: companyValues(company),
    delivery: {
      ...NO_ORDER.delivery,
      method: first ? 'ToSavedAddress' : 'ToOtherAddress',
      addressId: first?.id ?? '',
      contactPerson,
    },
  }
}
