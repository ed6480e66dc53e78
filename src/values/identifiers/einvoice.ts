/** Normalises an e-invoice address for sending: upper case, no white space (VAL-13). */
export const normaliseEinvoiceAddress = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** 0037, the eight digits of a business id and at most five characters for a unit, or a Finnish IBAN. */
export const isEinvoiceAddress = (address: string): boolean =>
  /^0037\d{8}[0-9A-Z]{0,5}$/.test(address) || /^FI\d{16}$/.test(address)
