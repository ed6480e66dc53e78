import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes and props whose text users see or hear. */
const SPOKEN =
  /^(label|title|alt|placeholder|hint|description|text|aria-(label|description|roledescription|valuetext))$|(Label|Title|Text)$/

const sources = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return sources(path)
    return path.endsWith('.tsx') && !path.endsWith('.test.tsx') ? [path] : []
  })

const isWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text)

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Texts in the markup of a source: between tags, or as a literal in one of those attributes. */
function hardCodedTexts(source: string): string[] {
  const found: string[] = []
  const literals = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) literals(item)
    else if (isNode(node)) {
      if (node.type === 'Literal' && isWords(node.value)) found.push(node.value)
      if (node.type === 'TemplateElement' && isNode(node.value) && isWords(node.value.cooked))
        found.push(node.value.cooked)
      if (node.type === 'ConditionalExpression') literals([node.consequent, node.alternate])
      if (node.type === 'JSXExpressionContainer') literals(node.expression)
      if (node.type === 'TemplateLiteral') literals(node.quasis)
      if (node.type === 'LogicalExpression' && node.operator === '&&') literals(node.right)
    }
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
      return
    }
    if (!isNode(node)) return
    if (node.type === 'JSXText' && isWords(node.value)) found.push(node.value.trim())
    if (node.type === 'JSXAttribute' && isNode(node.name) && SPOKEN.test(String(node.name.name))) literals(node.value)
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node.children)) {
      literals(node.children.filter((child) => isNode(child) && child.type === 'JSXExpressionContainer'))
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync('source.tsx', source).program.body)
  return found
}

test('finds hard-coded text between tags, in attributes and in expressions', () => {
  expect(hardCodedTexts('const a = <p>Hei <b>{"maailma"}</b>{n > 1 ? "monta" : `yksi ${n}`}</p>')).toEqual([
    'monta',
    'yksi ',
    'Hei',
    'maailma',
  ])
  expect(hardCodedTexts('const a = <input aria-label="Nimi" placeholder={"Etunimi"} className="p-4" />')).toEqual([
    'Nimi',
    'Etunimi',
  ])
  expect(hardCodedTexts('const a = <p className="p-4">{m.title()} – {name}: 1</p>')).toEqual([])
})

test('no text of the interface is hard-coded [FMT-09]', () => {
  const files = sources('src')
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => hardCodedTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual(
    [],
  )
})
