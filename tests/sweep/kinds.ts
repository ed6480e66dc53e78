/** The ways in which a reply may differ from this portal's own contract (CTR-07). */
export const KINDS = [
  'nulls',
  'unlisted-values',
  'extra-fields',
  'documented-only',
  'times-in-dates',
  'no-zones',
  'number-ids',
  'empty-lists',
  'long-lists',
  'long-texts',
  'unreadable',
] as const
export type Kind = (typeof KINDS)[number]
