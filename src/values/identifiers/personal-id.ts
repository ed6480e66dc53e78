import { FinnishSSN } from 'finnish-ssn'

/** Normalises a personal identity code for sending: no white space, upper case, any dash as a hyphen (EMP-12). */
export const normalisePersonalId = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .toUpperCase()

/** With an existing date, the right check character, and the century signs added in 2023 (EMP-12). */
export const isPersonalId = (id: string): boolean => FinnishSSN.validate(id)
