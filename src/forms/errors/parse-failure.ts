export type ParseFailureKind = 'money' | 'moneyAmbiguous' | 'date' | 'noSuchDay' | 'year' | 'number'

/**
 * Stands in a body where the text of a field could not be read. No contract schema accepts it, so the field gets the
 * error of its kind and nothing is sent. Bodies are typed as if everything had been read: toBody must not compute with
 * what a reader returns.
 */
export class ParseFailure {
  constructor(readonly kind: ParseFailureKind) {}
}
