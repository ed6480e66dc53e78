// Browser functions that jsdom lacks; it logs an error for each use. For every test file with a window.
if (typeof window !== 'undefined') {
  // No layout, so nothing scrolls.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // jsdom cannot navigate to the payment provider.
  HTMLFormElement.prototype.submit = () => undefined
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
