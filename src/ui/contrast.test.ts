import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// The tints of the benefits have the benefit's name here.
const css = readFileSync(fileURLToPath(new URL('../styles.css', import.meta.url)), 'utf8').replaceAll(
  /\[data-tint="(\w+)"\][^}]*/g,
  (rule, type: string) => rule.replaceAll('--tint', `--benefit-${type}`),
)

const COLOUR = /--(?:color-)?([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g
const pairs = [...css.matchAll(COLOUR)].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const paper = ['background', 'card', 'muted']
const benefits = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']
const states = ['success', 'attention', 'error', 'info', 'neutral']

const textPairs: [text: string, on: string][] = [
  ...[...paper, 'accent', ...states.map((state) => `${state}-surface`)].map((on): [string, string] => [
    'foreground',
    on,
  ]),
  ...[...paper, 'accent', ...states.map((state) => `${state}-surface`)].map((on): [string, string] => [
    'muted-foreground',
    on,
  ]),
  ...[...paper, 'accent', ...states.map((state) => `${state}-surface`)].map((on): [string, string] => ['primary', on]),
  ...states.flatMap((state) => [...paper, `${state}-surface`].map((on): [string, string] => [state, on])),
  ...benefits.map((benefit): [string, string] => [`benefit-${benefit}`, `benefit-${benefit}-surface`]),
  ['accent-foreground', 'accent'],
  ['primary-foreground', 'primary'],
  ['brand-foreground', 'brand'],
  ['primary-foreground', 'primary-hover'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-hover'],
  ['background', 'foreground'],
]

const graphicPairs: [mark: string, on: string][] = [
  ...[...paper, 'accent'].flatMap((on): [string, string][] => [
    ['input', on],
    ['ring', on],
    ['primary', on],
    ['destructive', on],
  ]),
  ...states.map((state): [string, string] => ['ring', `${state}-surface`]),
]

const themes: [name: string, tokens: Map<string, string>][] = [
  ['light', new Map(pairs.map(({ name, light }) => [name, light]))],
  ['dark', new Map(pairs.map(({ name, dark }) => [name, dark]))],
]

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})

it('every colour has a light and a dark value', () => {
  expect(pairs.length).toBeGreaterThan(25)
  const start = css.indexOf('@theme {')
  const tokens = css.slice(start, css.indexOf('}', start))
  expect(tokens).toMatch(COLOUR)
  expect(tokens.match(/--[\w-]+: #[0-9a-f]+;/g)).toBeNull()
  expect(pairs.filter(({ light, dark }) => light === dark)).toEqual([])
})

describe.each(themes)('%s theme', (_, tokens) => {
  const of = (name: string): string => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`no token --${name} in styles.css`)
    return value
  }

  it.each(textPairs)('text %s on %s has at least 4.5:1', (text, on) => {
    expect(contrast(of(text), of(on))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(graphicPairs)('border or focus ring %s on %s has at least 3:1', (mark, on) => {
    expect(contrast(of(mark), of(on))).toBeGreaterThanOrEqual(3)
  })
})
