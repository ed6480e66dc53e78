import { FINNISH_POST_CODE } from '@generated/limits'

const FINNISH = new RegExp(FINNISH_POST_CODE)

/** Five digits in Finland (VAL-08); for other countries only the contract's rule applies. */
export const zipFits = (country: string, zip: string): boolean => country !== 'FI' || FINNISH.test(zip)

/** Spellings of P.O. Box. PL and PB (also P.L., postilokero, postbox) match only as separate words with a number. */
const PO_BOX =
  /(?<![\p{L}\p{N}])(?:P\.?\s*O\.?\s*Box(?!\p{L})|post\s+office\s+box(?!\p{L})|(?:P\.?L|P\.?B|postilokero|postbox)\.?[\s:-]*\d)/iu

/** True for an address line that contains a PO box (VAL-10), in any case: P.O. Box, PL 123, PB 123. */
export const isPoBox = (addressLine: string): boolean => PO_BOX.test(addressLine)
