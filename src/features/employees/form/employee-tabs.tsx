import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'

export type EmployeeTab = 'personal' | 'benefits'

export interface EmployeeTabsProps {
  selected: EmployeeTab
  onSelect: (tab: EmployeeTab) => void
  personal: ReactNode
  benefits: ReactNode
}

/** The tabs of both slide-outs (EMP-04). Both panels stay drawn, so that the fields of the hidden one keep their state. */
export function EmployeeTabs({ selected, onSelect, personal, benefits }: EmployeeTabsProps) {
  return (
    <Tabs value={selected} onValueChange={onSelect}>
      <TabsList aria-label={m.employees_tabs()}>
        <TabsTrigger value="personal">{m.employees_tab_personal()}</TabsTrigger>
        <TabsTrigger value="benefits">{m.employees_tab_benefits()}</TabsTrigger>
      </TabsList>
      <TabsContent value="personal" keepMounted>
        {personal}
      </TabsContent>
      <TabsContent value="benefits" keepMounted>
        {benefits}
      </TabsContent>
    </Tabs>
  )
}
