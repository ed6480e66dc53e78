/**
 * Extracts the rules of a stylesheet that a page needs for its first paint. It rather includes too much: a rule stays if every
 * name in its selector occurs somewhere in the page.
 */

type Block = { head: string; body: string | undefined }

/** The blocks and statements of a minified stylesheet: it has no comments, and no braces in strings. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let opened = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]
    if (character === '{') {
      if (depth === 0) opened = at
      depth += 1
    } else if (character === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) })
      start = at + 1
    } else if (character === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at).trim(), body: undefined })
      start = at + 1
    }
  }
  return blocks
}

/** The names in markup: tags, classes, and attributes with and without their values. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['*', 'html', 'body', ':root'])
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

/** Splits at commas outside brackets. */
const choicesOf = (selector: string) =>
  selector.match(/(?:\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|\\.|[^,])+/g) ?? []

/** Private-use characters stand in for escaped characters while a selector is parsed. */
const ESCAPED = 0xe000
const hideEscaped = (selector: string) =>
  selector.replace(/\\(.)/g, (_, sign: string) => String.fromCharCode(ESCAPED + sign.charCodeAt(0)))
const showEscaped = (text: string) =>
  text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - ESCAPED))

/** Names that the page must contain for a selector to match. Arguments of `:not()`, `:is()` and the like are ignored. */
function neededBy(selector: string): string[] {
  // Vendor styles for the inside of a control may come with the full stylesheet.
  if (/^::(?:file|-webkit|-moz)/.test(selector)) return ['nothing']
  let rest = hideEscaped(selector)
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, held: string) =>
      name === 'where' && !held.includes(',') ? ` ${held}` : '',
    )
  }
  const needed: string[] = []
  const take = (pattern: RegExp, read: (found: string) => string) => {
    rest = rest.replace(pattern, (found: string) => {
      needed.push(showEscaped(read(found)))
      return ' '
    })
  }
  take(/\.[\w\ue000-\ue0ff-]+/g, (found) => found)
  take(/\[[^\]]*\]/g, (found) => found.replace(/["']/g, '').replace(/[~|^$*](?==)/, ''))
  rest = rest.replace(/::?[\w-]+/g, ' ')
  take(/[a-z][\w-]*/gi, (found) => found.toLowerCase())
  return needed
}

function pick(css: string, isThere: (selector: string) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`
      if (/^@media\b/.test(head) && /\bprint\b/.test(head)) return ''
      if (/^@(layer|media|supports|container)\b/.test(head)) {
        const inner = pick(body, isThere)
        return inner === '' && !head.startsWith('@layer') ? '' : `${head}{${inner}}`
      }
      // Whether the rules use this block is known only after all rules have been collected.
      if (head.startsWith('@')) return `${head}{${body}}`
      return choicesOf(head).some(isThere) ? `${head}{${body}}` : ''
    })
    .join('')
}

/**
 * The rules of a minified stylesheet that pages need for their first paint.
 * @param also names that a script adds before the full stylesheet loads, such as `[data-pressed]`
 */
export function firstStyles(css: string, pages: readonly string[], also: readonly string[] = []): string {
  const names = namesIn(pages.join(''))
  const isThere = (selector: string) => neededBy(selector).every((name) => names.has(name) || also.includes(name))
  const picked = pick(css.replace(/\/\*[^]*?\*\//g, ''), isThere)
  const rules = picked.replace(/@(?:property|keyframes)[^]*$/, '')
  return blocksOf(picked)
    .filter(({ head }) => {
      const [, name] = /^@(?:property|keyframes)\s+(\S+)/.exec(head) ?? []
      return name === undefined || rules.includes(name)
    })
    .map(({ head, body }) => (body === undefined ? `${head};` : `${head}{${body}}`))
    .join('')
}
