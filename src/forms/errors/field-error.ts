/** Error text of a field. A function, so that the text follows a change of language (FMT-02). */
export type FieldError = () => string

/** Errors by field name of the form, such as `address.city` or `rows[0].amount`. */
export type FieldErrors = Record<string, FieldError>

export type ParseFailureKind = 'money' | 'moneyAmbiguous' | 'date' | 'noSuchDay' | 'year' | 'number'

/** Stands in a body for text that could not be parsed; no schema accepts it. toBody must not compute with it. */
export class ParseFailure {
  constructor(readonly kind: ParseFailureKind) {}
}
