import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/navigation/tabs'

export type EmployeeTab = 'personal' | 'benefits' | 'history'

export interface EmployeeTabsProps {
  selected: EmployeeTab
  onSelect: (tab: EmployeeTab) => void
  personal: ReactNode
  benefits: ReactNode
  /** What happened to an existing employee (WHY-01); loaded when its tab opens. */
  history?: ReactNode
}

/** Tabs of both panels (EMP-04). Hidden panels stay mounted, so that their fields keep their state. */
export function EmployeeTabs({ selected, onSelect, personal, benefits, history }: EmployeeTabsProps) {
  return (
    <Tabs value={selected} onValueChange={onSelect}>
      <TabsList aria-label={m.employees_tabs()}>
        <TabsTrigger value="personal">{m.employees_tab_personal()}</TabsTrigger>
        <TabsTrigger value="benefits">{m.employees_tab_benefits()}</TabsTrigger>
        {history !== undefined && <TabsTrigger value="history">{m.why_tab()}</TabsTrigger>}
      </TabsList>
      <TabsContent value="personal" keepMounted>
        {personal}
      </TabsContent>
      <TabsContent value="benefits" keepMounted>
        {benefits}
      </TabsContent>
      {history !== undefined && <TabsContent value="history">{history}</TabsContent>}
    </Tabs>
  )
}
