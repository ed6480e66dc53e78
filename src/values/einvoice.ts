/** An e-invoice address as it is sent: upper case, no white space (VAL-13). */
export const normaliseEinvoiceAddress = (text: string): string => text.replace(/\s/g, '').toUpperCase()
