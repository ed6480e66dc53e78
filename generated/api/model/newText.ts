declare const brand: unique symbol
/** A value of a reply that the contract does not list (x-extensible-enum). */
export type NewText = string & { readonly [brand]: 'new' }
