/**
 * Parts of the portal's two large lists with the same elements, classes and icons. They are functions: components would make
 * the baseline slower.
 */
import { type ComponentProps, createElement, type ReactNode } from 'react'
import { cellVariants, tableClasses } from '@/ui/content/table'

export const PAGE = 20
export const CELL = cellVariants({ kind: 'text' })
const collator = new Intl.Collator('fi')

type Person = { lastName: string; firstName: string }
export const byLastName = (a: Person, b: Person) => collator.compare(a.lastName, b.lastName)
export const nameOf = ({ lastName, firstName }: Person) => `${lastName}, ${firstName}`

const SVG = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** The SVG of an icon, without the library's components. Its module exports the shapes, but has no type for them. */
export function icon(module: object, props?: ComponentProps<'svg'>) {
  const { __iconData } = module as { __iconData: { node: [tag: string, attributes: object][] } }
  return (
    <svg {...SVG} {...props}>
      {__iconData.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )
}

export const nameCell = (name: ReactNode) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a heading is no control
  <th scope="row" className={`${CELL} font-normal`}>
    {name}
  </th>
)

export const list = (heads: readonly ReactNode[], rows: readonly ReactNode[]) => (
  <table className={tableClasses.table}>
    <thead className={tableClasses.head}>
      <tr>
        {heads.map((head, index) => (
          <th key={index}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>{rows}</tbody>
  </table>
)
