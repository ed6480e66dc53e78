/** Types of the functions that tests use; the package has none. */
declare module 'finnish-bank-utils' {
  export function isValidFinnishRefNumber(reference: string): boolean
  export function parseFinnishVirtualBarCode(barcode: string): {
    iban: string
    sum: number
    reference: string
    date: string
  }
}
