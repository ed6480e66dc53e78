import typefaceUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { makeRouter } from '@/router'
import { whenIdle } from './when-idle'

/** Whether the scripts came from the browser's cache. The typeface is then cached too, and costs no bandwidth. */
const isReturning = () => {
  const [own] = performance.getEntriesByName(import.meta.url)
  return own instanceof PerformanceResourceTiming && own.transferSize === 0
}

/** The user asked the browser to save data (Save-Data). Safari and Firefox do not say so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Uses the typeface from the page after its load on, so that shown text never moves. `font-display: optional` cannot do
 * this: Chromium shows such a font only if it was preloaded before the first paint.
 */
export function loadTypeface(router: ReturnType<typeof makeRouter>, isPrerendered: boolean): void {
  if (savesData()) return
  let typeface: FontFace | undefined
  const load = async () => {
    // Without the typeface the system's own stays.
    typeface = await new FontFace('Portal', `url(${typefaceUrl})`, { weight: '100 900' }).load().catch(() => undefined)
  }
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    // The first page shows text already only if it was prerendered.
    const isNewPage = fromLocation === undefined ? !isPrerendered : pathChanged
    if (typeface && isNewPage) document.fonts.add(typeface)
  })
  if (isReturning()) void load()
  else {
    const stop = router.subscribe('onRendered', () => {
      stop()
      void whenIdle().then(load)
    })
  }
}
