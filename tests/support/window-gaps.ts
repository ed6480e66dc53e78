// What jsdom lacks of a browser, for every test file with a window. jsdom reports each use of it as an error.
if (typeof window !== 'undefined') {
  // No layout, so nothing scrolls.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // No other page: the browser would leave for the payment provider.
  HTMLFormElement.prototype.submit = () => undefined
  // axe asks whether the page can draw.
  HTMLCanvasElement.prototype.getContext = () => null
  // React reports elements of unknown tags, and jsdom does not know <search>.
  const { createElement } = Document.prototype
  if (Object.prototype.toString.call(document.createElement('search')) === '[object HTMLUnknownElement]') {
    Document.prototype.createElement = function create(tag: string, options?: ElementCreationOptions) {
      const element = createElement.call(this, tag, options)
      if (tag === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
      return element
    }
  }
}
