import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Tabs } from '@/ui/tabs'

export type EmployeeTab = 'personal' | 'benefits'

export interface EmployeeTabsProps {
  selected: EmployeeTab
  onSelect: (tab: EmployeeTab) => void
  personal: ReactNode
  benefits: ReactNode
}

/** The tabs of both slide-outs (EMP-04). Both panels stay drawn, so that the fields of the hidden one keep their state. */
export function EmployeeTabs({ selected, onSelect, personal, benefits }: EmployeeTabsProps) {
  const content = (
    <>
      <div hidden={selected !== 'personal'}>{personal}</div>
      <div hidden={selected !== 'benefits'}>{benefits}</div>
    </>
  )
  return (
    <Tabs
      label={m.employees_tabs()}
      selected={selected}
      onSelect={onSelect}
      items={[
        { key: 'personal', label: m.employees_tab_personal(), content },
        { key: 'benefits', label: m.employees_tab_benefits(), content },
      ]}
    />
  )
}
