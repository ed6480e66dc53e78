/** What is wrong with a field, as a function so that the text follows a change of language (FMT-02). */
export type FieldError = () => string

/** Errors by the name of the form's field, such as `address.city` or `rows[0].amount`. */
export type FieldErrors = Record<string, FieldError>
