import type { AnyCompanySizeId, CompanySizeId } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { lookUp } from '@/values/look-up'
import { MISSING } from '@/values/missing'

/** The sizes that a company may have, the smallest first (COM-04). */
export const COMPANY_SIZES: readonly CompanySizeId[] = [4, 3, 2, 1]

const NAMES: Record<CompanySizeId, () => string> = {
  1: () => m.company_size_1(),
  2: () => m.company_size_2(),
  3: () => m.company_size_3(),
  4: () => m.company_size_4(),
}

export const companySizeName = (size: AnyCompanySizeId): string => lookUp(NAMES, size, () => MISSING)()

/** For a select or radio group, whose values are texts. */
export const companySizeOptions = () =>
  COMPANY_SIZES.map((size) => ({ value: String(size), label: companySizeName(size) }))

/** The size that a select's value stands for; undefined for none of them, which the contract refuses as required. */
export const companySizeOf = (value: string): CompanySizeId =>
  // Undefined never passes the contract's schema, so the body that is sent holds a size.
  COMPANY_SIZES.find((size) => String(size) === value) as CompanySizeId
