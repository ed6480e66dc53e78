/** The package has no types of its own; these are the functions that tests use. */
declare module 'finnish-bank-utils' {
  export function isValidFinnishRefNumber(reference: string): boolean
  export function parseFinnishVirtualBarCode(barcode: string): {
    iban: string
    sum: number
    reference: string
    date: string
  }
}
