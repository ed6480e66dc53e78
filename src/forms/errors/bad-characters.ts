/** Texts that most patterns of the contract accept. One more character is tested against each of them. */
const ACCEPTED = ['a', 'A', '1', 'aa', '11']
const MAX_SHOWN = 5

/**
 * The characters that a pattern allows at no position; empty when the text fails for another reason.
 * @param pattern as in a validator's issue, with slashes and flags
 */
export function badCharacters(text: string, pattern: string): string[] {
  const end = pattern.lastIndexOf('/')
  const rule = new RegExp(pattern.slice(1, end), pattern.slice(end + 1).replace('g', ''))
  const base = ACCEPTED.find((accepted) => rule.test(accepted))
  if (base === undefined) return []
  const isBad = (character: string) => !rule.test(base + character) && !rule.test(character + base)
  return [...new Set(text)].filter(isBad).slice(0, MAX_SHOWN)
}
