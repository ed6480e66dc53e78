/** A person's names. Every reply has both; a person being typed or imported may lack one or both. */
interface Named {
  firstName?: string | undefined
  lastName?: string | undefined
}

const together = (first = '', between: string, second = '') =>
  first === '' || second === '' ? first + second : first + between + second

/** A name for lists, which are sorted by the last name: "Koskinen, Helmi"; '' without both names. */
export const nameInList = ({ firstName, lastName }: Named): string => together(lastName, ', ', firstName)

/** A name for sentences: "Helmi Koskinen"; '' without both names. */
export const nameInText = ({ firstName, lastName }: Named): string => together(firstName, ' ', lastName)

const collators = new Map<string, Intl.Collator>()

/** Respects accents and ignores case. Created once for each language, on first use. */
function collator(language: 'fi' | 'en'): Intl.Collator {
  const made = collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'accent' })
  collators.set(language, made)
  return made
}

/** Compares people's names and words: å, ä, ö after z, case ignored, in both languages (FMT-11). */
export const compareFinnish = (a: string, b: string): number => collator('fi').compare(a, b)

/** Compares words of the interface's language, such as country names (FMT-12). */
export const compareIn = (language: 'fi' | 'en', a: string, b: string): number => collator(language).compare(a, b)
