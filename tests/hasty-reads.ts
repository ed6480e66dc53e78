import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/**
 * Finds expectations that do not wait for the page (decision 025): on a fast machine they read the page before it shows
 * the outcome. Also finds fixed waits, which may be too short on a slow machine.
 */

type Node = ESTree.Node
interface NamedFunction {
  body: Node
  isAsync: boolean
}
interface Source {
  file: string
  text: string
  nodes: Node[]
  functions: Map<string, NamedFunction>
  imports: Map<string, string>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The node and its descendants; without `deep`, not the bodies of nested functions. */
function within(node: Node, deep = false, found: Node[] = []): Node[] {
  found.push(node)
  if (!deep && node.type.includes('Function')) return found
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) within(child, deep, found)
  }
  return found
}

/** The functions of a file by name, including those inside its tests. */
function functionsOf(nodes: Node[]): Map<string, NamedFunction> {
  const found = new Map<string, NamedFunction>()
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration' && node.id && node.body)
      found.set(node.id.name, { body: node.body, isAsync: node.async })
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') continue
    if (node.init?.type === 'ArrowFunctionExpression')
      found.set(node.id.name, { body: node.init.body, isAsync: node.init.async })
  }
  return found
}

function parse(file: string, text: string): Source {
  const nodes = within(parseSync(file, text).program, true)
  const imports = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue
    for (const { local } of node.specifiers) imports.set(local.name, join(dirname(file), node.source.value))
  }
  return { file, text, nodes, functions: functionsOf(nodes), imports }
}

const callee = (node: Node) => (node.type === 'CallExpression' ? node.callee : undefined)
function calledName(node: Node): string {
  const called = callee(node)
  return called?.type === 'Identifier' ? called.name : ''
}
/** @returns the object's name, if it has one, and the method of a call */
function methodOf(node: Node): [object: string, method: string] {
  const called = callee(node)
  if (called?.type !== 'MemberExpression' || called.property.type !== 'Identifier') return ['', '']
  return [called.object.type === 'Identifier' ? called.object.name : '', called.property.name]
}
const isMember = (node: Node, object: string, property: RegExp) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.type === 'Identifier' &&
  property.test(node.property.name)

const ACTION = /^(click|dblClick|tripleClick|type|keyboard|clear|tab|paste|upload|hover|unhover|selectOptions|pointer)$/
const isUserAction = (node: Node) => methodOf(node)[0] === 'user' && ACTION.test(methodOf(node)[1])

const QUERY = /^(get|query)(All)?By|^querySelector(All)?$|^getElementById$/
const isPageRead = (node: Node) =>
  QUERY.test(methodOf(node)[1]) ||
  isMember(node, 'document', /^(body|activeElement|title)$/) ||
  isMember(node, 'location', /^(pathname|search|hash|href)$/) ||
  isMember(node, 'router', /^state$/) ||
  // Calls and saved files recorded by the test bed (tests/support/portal-test-bed.tsx).
  (node.type === 'Identifier' && /^(sent|saved)$/.test(node.name))

const isBody = (node: Node) => isMember(node, 'document', /^body$/)
/** Notices open one frame late (src/notifications/notification-region.tsx), and the text of the whole page contains them. */
const isNoticeRead = (node: Node) =>
  /^(notices|toasts)$/.test(calledName(node)) ||
  (node.type === 'MemberExpression' && isBody(node.object)) ||
  (node.type === 'CallExpression' && calledName(node) === 'plain' && node.arguments.some(isBody))

const BROWSER_READ =
  /^(textContent|inner(Text|HTML)|is(Visible|Hidden|Checked|Disabled|Enabled|Editable)|count|inputValue|getAttribute|all(TextContents|InnerTexts)|boundingBox|evaluate(All)?|title|content)$/
const isBrowserRead = (node: Node) => BROWSER_READ.test(methodOf(node)[1])

/** Waits for a fixed time; 0 ms only lets what is due run. */
function isFixedWait(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const [, time] = node.arguments
  const isTimer = calledName(node) === 'setTimeout' && time?.type === 'Literal' && time.value !== 0
  return isTimer || methodOf(node)[1] === 'waitForTimeout'
}

/** Functions that retry an expectation until it passes. */
const isWait = (node: Node) => /^(waitFor|poll|toPass)$/.test(calledName(node) || methodOf(node)[1])
/** Expecting an absence proves nothing by waiting, because it is true before the page changes. */
const isAbsence = (text: string) => /\.not\.|toBe\((''|0)\)|toEqual\(\[\]\)|toHaveLength\(0\)/.test(text)

/** Expecting that something has gone. What comes instead may come later. */
const isEnd = (text: string) =>
  !/\.not\.toBe(Null|Undefined)\(/.test(text) && (isAbsence(text) || /\.toBe(Null|Undefined)\(/.test(text))

const awaitedIn = (node: Node) =>
  within(node).flatMap((part) => (part.type === 'AwaitExpression' ? [part.argument] : []))

/** A loop looks again after its pause. */
const isPoll = (node: Node) => node.type === 'WhileStatement' || node.type === 'DoWhileStatement'

/** Whether a statement waits for a fixed time, itself or in a function without a block. */
function waits(statement: Node): boolean {
  const parts = awaitedIn(statement).flatMap((awaited) => within(awaited, true))
  const inBlocks = new Set(parts.flatMap((node) => (node.type === 'BlockStatement' ? within(node, true) : [])))
  return !isPoll(statement) && parts.some((node) => isFixedWait(node) && !inBlocks.has(node))
}

/** The `expect` call of a statement, with its argument. */
function expectation(statement: Node): Node | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type === 'AwaitExpression') return
  return within(statement).find((node) => calledName(node) === 'expect')
}

/**
 * @param files tests and their shared code; `read` returns their texts
 * @returns `file:line: statement` of each expectation that should wait, and of each wait that should expect something
 */
export function hastyReads(files: string[], read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const sources = new Map(files.map((file) => [file, parse(file, read(file))]))

  /** The called function, in this file or in the file that it is imported from. */
  function target(source: Source, node: Node): [Source, NamedFunction] | undefined {
    const name = calledName(node)
    const own = source.functions.get(name)
    if (own) return [source, own]
    const path = source.imports.get(name)
    const from = sources.get(path ?? '') ?? sources.get(`${path}.ts`) ?? sources.get(`${path}.tsx`)
    const imported = from?.functions.get(name)
    return from && imported && [from, imported]
  }

  /** Whether a node does something itself or through a called function. */
  function does(isOwn: (node: Node) => boolean, part: (called: NamedFunction) => Node | undefined) {
    const known = new Map<NamedFunction, boolean>()
    const inside = (source: Source, node: Node): boolean => within(node).some((each) => at(source, each))
    const at = (source: Source, node: Node): boolean => {
      if (isOwn(node)) return true
      const [from, called] = target(source, node) ?? []
      if (!from || !called) return false
      if (!known.has(called)) {
        known.set(called, false)
        const body = part(called)
        known.set(called, body !== undefined && inside(from, body))
      }
      return known.get(called) === true
    }
    return inside
  }
  const unlessAsync = ({ body, isAsync }: NamedFunction) => (isAsync ? undefined : body)
  const readsPage = does(isPageRead, unlessAsync)
  const readsNotices = does(isNoticeRead, unlessAsync)
  const readsBrowser = does(isBrowserRead, ({ body }) => body)
  /** A function whose last statement is an action does not wait after it. */
  const acts = does(isUserAction, ({ body }) => (body.type === 'BlockStatement' ? body.body.at(-1) : body))

  function isHasty(source: Source, statement: Node, after: 'action' | 'end' | undefined): boolean {
    const expected = expectation(statement)
    const text = source.text.slice(statement.start, statement.end)
    if (!expected || isAbsence(text) || (after === 'end' && isEnd(text))) return false
    const [awaited] = awaitedIn(expected)
    // `expect(await findBy…)` waits; `expect(await locator.textContent())` reads once.
    if (awaited) return readsBrowser(source, awaited)
    return after ? readsPage(source, expected) : readsNotices(source, expected)
  }

  const waitsForEnd = ({ text }: Source, node: Node) => isWait(node) && isEnd(text.slice(node.start, node.end))

  function inBlock(source: Source, statements: Node[]): Node[] {
    let after: 'action' | 'end' | undefined
    return statements.filter((statement) => {
      const found = isHasty(source, statement, after)
      const last = awaitedIn(statement).at(-1)
      if (last) after = waitsForEnd(source, last) ? 'end' : acts(source, last) ? 'action' : undefined
      return found
    })
  }

  return [...sources.values()].flatMap((source) => {
    const patient = new Set(source.nodes.filter(isWait).flatMap((node) => within(node, true)))
    const blocks = source.nodes.flatMap((node) => (node.type === 'BlockStatement' && !patient.has(node) ? [node] : []))
    const polls = new Set<Node>(source.nodes.flatMap((node) => (isPoll(node) ? [node.body] : [])))
    return blocks.flatMap((block) => {
      // A block that ends with `return` is a fake reply, which a test may delay.
      const mayWait = polls.has(block) || block.body.at(-1)?.type === 'ReturnStatement'
      const found = [...inBlock(source, block.body), ...(mayWait ? [] : block.body.filter(waits))]
      return found.map(({ start, end }) => {
        const line = source.text.slice(0, start).split('\n').length
        return `${source.file}:${line}: ${source.text.slice(start, end)}`
      })
    })
  })
}
