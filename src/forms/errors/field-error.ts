/** Error text of a field. A function, so that the text follows a change of language (FMT-02). */
export type FieldError = () => string

/** Errors by field name of the form, such as `address.city` or `rows[0].amount`. */
export type FieldErrors = Record<string, FieldError>

export type ParseFailureKind = 'money' | 'moneyAmbiguous' | 'date' | 'noSuchDay' | 'year' | 'number'

/**
 * Placeholder in a body for text that could not be parsed. No schema accepts it, so the field gets a type error. Bodies
 * are typed as if parsing had succeeded: toBody must not compute with a parser's result.
 */
export class ParseFailure {
  constructor(readonly kind: ParseFailureKind) {}
}
