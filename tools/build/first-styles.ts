/**
 * Extracts the rules of a stylesheet that a page needs for its first paint. It rather includes too much: a rule stays if every
 * name in its selector occurs somewhere in the page.
 */
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import selectors, { type Node } from 'postcss-selector-parser'

/** The names in markup: tags, classes, and attributes with and without their values. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body'])
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi)) {
    names.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}]`).add(`[${name.toLowerCase()}=${value}]`)
      if (name !== 'class') continue
      for (const one of value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)) names.add(`.${one}`)
    }
  }
  return names
}

/** Names that the page must contain for a selector to match. Arguments of `:not()`, `:is()` and the like are ignored. */
function neededBy(part: Node): string[] {
  switch (part.type) {
    case 'tag':
      return [part.value.toLowerCase()]
    case 'class':
      return [`.${part.value}`]
    case 'attribute':
      return [part.value === undefined ? `[${part.attribute}]` : `[${part.attribute}=${part.value}]`]
    case 'pseudo':
      return part.value === ':where' && part.length === 1 ? part.nodes.flatMap(neededBy) : []
    case 'selector':
      return part.nodes.flatMap(neededBy)
    default:
      return []
  }
}

/** Vendor styles for the inside of a control may come with the full stylesheet. */
const VENDOR = /^::(?:file|-webkit|-moz)/

const isAtRule = (node: ChildNode, names: RegExp): node is AtRule => node.type === 'atrule' && names.test(node.name)

/** Removes the rules that do not match, and the blocks that are empty without them. Empty layers keep their order. */
function prune(block: Container, matches: (rule: Rule) => boolean): void {
  block.each((node) => {
    if (node.type === 'rule' && !matches(node)) node.remove()
    if (node.type === 'comment') node.remove()
    if (!isAtRule(node, /^(layer|media|supports|container)$/)) return
    prune(node, matches)
    if (node.name === 'media' && /\bprint\b/.test(node.params)) node.remove()
    if (node.name !== 'layer' && node.nodes?.length === 0) node.remove()
  })
}

/**
 * The rules of a minified stylesheet that pages need for their first paint.
 * @param also names that a script adds before the full stylesheet loads, such as `[data-pressed]`
 */
export function firstStyles(css: string, pages: readonly string[], also: readonly string[] = []): string {
  const names = new Set([...namesIn(pages.join('')), ...also])
  const sheet = parse(css)
  prune(sheet, ({ selector }) =>
    selectors()
      .astSync(selector)
      .nodes.some((choice) => !VENDOR.test(String(choice)) && neededBy(choice).every((name) => names.has(name))),
  )
  const used = sheet.nodes.filter((node) => isAtRule(node, /^(property|keyframes)$/))
  for (const node of used) node.remove()
  const rules = sheet.toString()
  return sheet.append(used.filter(({ params }) => rules.includes(params))).toString()
}
