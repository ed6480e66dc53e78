import { FINNISH_POST_CODE } from '@generated/limits'

const FINNISH = new RegExp(FINNISH_POST_CODE)

/**
 * True when a trimmed post code suits the country: five digits in Finland (VAL-08). Other countries' codes have the
 * contract's rule alone; check again when the country changes.
 */
export const zipFits = (country: string, zip: string): boolean => country !== 'FI' || FINNISH.test(zip)
