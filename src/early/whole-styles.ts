/** Links to the full stylesheet of a page prerendered with the rules of its first paint (tools/build/prerender.ts). */
const waiting =
  typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]')

/** @returns when it has loaded; undefined when there is nothing to wait for */
function apply(link: HTMLLinkElement): Promise<void> | undefined {
  // It was loaded with media="print", which does not block rendering.
  link.media = 'all'
  if (link.sheet) return undefined
  return new Promise((done) => {
    link.addEventListener('load', () => done())
    // A stylesheet that fails to load must not block the page.
    link.addEventListener('error', () => done())
  })
}

const coming = waiting ? apply(waiting) : undefined

/** Waits for the styles of screens other than the prerendered one. @returns undefined when they are loaded */
export const wholeStyles = (): Promise<void> | undefined => (waiting?.sheet ? undefined : coming)
