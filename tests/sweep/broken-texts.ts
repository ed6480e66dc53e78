import { UNSHOWN } from './skew.ts'

/** What a program shows where it has no text. */
const BROKEN = new RegExp(`\\b(null|undefined|NaN|Invalid|Infinity)\\b|\\[object |${UNSHOWN}`)

/** Of an element: what is read out of it or shown for it beside its own text. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))
  const named = ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])
  const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element.value] : []
  return [...own, ...named, ...typed]
}

/** The texts of the page, its title and its fields that hold no text. */
export const brokenTexts = (): string[] =>
  [document.title, ...[...document.body.querySelectorAll('*:not(script, style)')].flatMap(textsOf)].filter((text) =>
    BROKEN.test(text),
  )
