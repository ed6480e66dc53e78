import { FINNISH_POST_CODE } from '@generated/limits'

const FINNISH = new RegExp(FINNISH_POST_CODE)

/**
 * True when a trimmed post code fits the country: five digits in Finland (VAL-08). For other countries only the
 * contract's rule applies. Must be checked again when the country changes.
 */
export const zipFits = (country: string, zip: string): boolean => country !== 'FI' || FINNISH.test(zip)
