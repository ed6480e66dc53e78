// Browser functions that jsdom lacks; it logs an error for each use. For every test file with a window.
if (typeof window !== 'undefined') {
  // No layout, so nothing scrolls.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // jsdom cannot navigate to the payment provider.
  HTMLFormElement.prototype.submit = () => undefined
  // jsdom draws frames by an interval that it starts when one is requested and stops when none is left. Started in fake time it
  // would never run again, so this keeps it running in real time. Set-up files run again for each file of a window.
  const { requestAnimationFrame: draw } = window
  const drawAgain = () => void draw(drawAgain)
  if (!('drawsFrames' in window)) drawAgain()
  Object.assign(window, { drawsFrames: true })
  // axe checks for a canvas.
  HTMLCanvasElement.prototype.getContext = () => null
  // React warns about unknown elements, and jsdom does not know <search>.
  const { createElement } = Document.prototype
  if (Object.prototype.toString.call(document.createElement('search')) === '[object HTMLUnknownElement]') {
    Document.prototype.createElement = function create(tag: string, options?: ElementCreationOptions) {
      const element = createElement.call(this, tag, options)
      if (tag === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
      return element
    }
  }
}
