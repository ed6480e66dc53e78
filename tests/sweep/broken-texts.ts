import { UNSHOWN } from './skew.ts'

/** Words that appear where a program has no text to show. */
const BROKEN = new RegExp(`\\b(null|undefined|NaN|Invalid|Infinity)\\b|\\[object |${UNSHOWN}`)

/** Attributes whose text is shown or read out in addition to the element's own. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))
  const named = ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element.value] : []
  return [...own, ...named, ...typed]
}

/** Broken texts in the page, its title and its fields. */
export const brokenTexts = (): string[] =>
  [document.title, ...[...document.body.querySelectorAll('*:not(script, style)')].flatMap(textsOf)].filter((text) =>
    BROKEN.test(text),
  )
