/** A person's two names, as every reply has them; of somebody still being typed or imported one or both may be missing. */
interface Named {
  firstName?: string | undefined
  lastName?: string | undefined
}

const together = (first = '', between: string, second = '') =>
  first === '' || second === '' ? first + second : first + between + second

/** A person in a list, which is ordered by the last name: "Koskinen, Helmi"; blank without both names. */
export const nameInList = ({ firstName, lastName }: Named): string => together(lastName, ', ', firstName)

/** A person in a sentence: "Helmi Koskinen"; blank without both names. */
export const nameInText = ({ firstName, lastName }: Named): string => together(firstName, ' ', lastName)

const collators = new Map<string, Intl.Collator>()

/** Accents count, case does not. Made once for each language, when first needed. */
function collator(language: 'fi' | 'en'): Intl.Collator {
  const made = collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'accent' })
  collators.set(language, made)
  return made
}

/** For sorting people and words: å, ä, ö after z, case ignored, in both languages (FMT-11). */
export const compareFinnish = (a: string, b: string): number => collator('fi').compare(a, b)

/** For sorting words of the interface's language, such as country names (FMT-12). */
export const compareIn = (language: 'fi' | 'en', a: string, b: string): number => collator(language).compare(a, b)

/** The text in the interface's language; the Finnish one where the English is missing or blank (FMT-12). */
export const textIn = (language: 'fi' | 'en', finnish: string, english: string | null | undefined): string =>
  language === 'en' && english?.trim() ? english : finnish
