/** An e-invoice address as it is sent: upper case, no white space (VAL-13). */
export const normaliseEinvoiceAddress = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/**
 * Whether a normalised text can be an e-invoice address: 0037, a business id's eight digits and at most five characters of
 * a unit, or a Finnish IBAN. Who it belongs to, only an operator knows.
 */
export const isEinvoiceAddress = (address: string): boolean =>
  /^0037\d{8}[0-9A-Z]{0,5}$/.test(address) || /^FI\d{16}$/.test(address)
