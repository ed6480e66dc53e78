/** The package has no types of its own; these are the functions that tests use. */
declare module 'finnish-bank-utils' {
  export function isValidFinnishRefNumber(reference: string): boolean
}
