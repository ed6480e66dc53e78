/** The stylesheet of a prerendered page, which holds only the rules of its first paint (tools/prerender.ts). */
const waiting =
  typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]')

/** Applies the whole stylesheet once it is there. @returns when it is; undefined when there is nothing to wait for. */
function apply(link: HTMLLinkElement): Promise<void> | undefined {
  // For print alone it was fetched without holding up the paint.
  link.media = 'all'
  if (link.sheet) return undefined
  return new Promise((done) => {
    link.addEventListener('load', () => done())
    // As a page whose stylesheet fails: it goes on without.
    link.addEventListener('error', () => done())
  })
}

let coming = waiting ? apply(waiting) : undefined
void coming?.then(() => {
  coming = undefined
})

/** Waits for the styles of other screens than the prerendered one. @returns undefined when they are there. */
export const wholeStyles = (): Promise<void> | undefined => coming
