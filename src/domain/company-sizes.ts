import type { AnyCompanySizeId, CompanySizeId } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { lookUp } from '@/values/look-up'
import { MISSING } from '@/values/missing'

/** The possible company sizes, the smallest first (COM-04). */
export const COMPANY_SIZES: readonly CompanySizeId[] = [4, 3, 2, 1]

const NAMES: Record<CompanySizeId, () => string> = {
  1: () => m.company_size_1(),
  2: () => m.company_size_2(),
  3: () => m.company_size_3(),
  4: () => m.company_size_4(),
}

export const companySizeName = (size: AnyCompanySizeId): string => lookUp(NAMES, size, () => MISSING)()

/** Options of a select or radio group, whose values are strings. */
export const companySizeOptions = () =>
  COMPANY_SIZES.map((size) => ({ value: String(size), label: companySizeName(size) }))

/** The size for a select's value. */
export const companySizeOf = (value: string): CompanySizeId =>
  // The cast hides undefined for an unknown value. The contract's validator refuses that, so a sent body has a size.
  COMPANY_SIZES.find((size) => String(size) === value) as CompanySizeId
