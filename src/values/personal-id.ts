import { FinnishSSN } from 'finnish-ssn'

/** A personal identity code as it is sent: no white space, upper case, any dash as a hyphen (EMP-12). */
export const normalisePersonalId = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .toUpperCase()

/**
 * True for a normalised Finnish personal identity code of a day that exists, with the right check character; the
 * separators of 2023 count (EMP-12). Whether the person exists is the server's to say.
 */
export const isPersonalId = (id: string): boolean => FinnishSSN.validate(id)
