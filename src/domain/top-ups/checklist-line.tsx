import { Link } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WorkItem } from './checklist'

export interface ChecklistLineProps {
  icon: LucideIcon
  /** Class of the icon's colour. */
  colour: string
  target?: Pick<WorkItem, 'path' | 'search'>
  children: ReactNode
}

/** A line of home's work list and of the month's checklist: a link to what is to do, or a text when it is done. */
export function ChecklistLine({ icon: Icon, colour, target, children }: ChecklistLineProps) {
  const content = (
    <>
      <Icon className={`size-5 shrink-0 ${colour}`} />
      <span className="min-w-0 grow">{children}</span>
    </>
  )
  const line = 'flex min-h-11 items-center gap-3 px-4 py-2.5 sm:px-6'
  return (
    <li>
      {target ? (
        <Link to={target.path} search={target.search} className={`${line} hover:bg-muted`}>
          {content}
          <ChevronRight className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      ) : (
        <p className={line}>{content}</p>
      )}
    </li>
  )
}
