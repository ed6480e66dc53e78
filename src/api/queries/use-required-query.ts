import { type UseQueryOptions, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'

/**
 * Reads what a page cannot do without: the page suspends until the read succeeds, and shows its error if the read fails.
 * @param options the generated options of a read
 */
export const useRequiredQuery = <Data, Failure, Shown>(options: UseQueryOptions<Data, Failure, Shown>) =>
  // The types differ in options that useSuspenseQuery ignores, such as `enabled`, and in `skipToken`, which no read uses.
  useSuspenseQuery(options as UseSuspenseQueryOptions<Data, Failure, Shown>)
