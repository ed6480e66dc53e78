import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@/notifications/notifications'
import { readDraft } from '@/session/draft'
import { nameOf } from './list/employee-row'
import { ADD_DRAFT, type OpenPanel } from './open-panel'

const route = getRouteApi('/beneficiaries')

interface OpenFromSearch {
  employees: readonly EmployeeListItem[]
  canAdd: boolean
  /** Reason why no employee can be added now; undefined if one can. */
  fullReason: string | undefined
  onOpen: (opened: OpenPanel) => void
}

/**
 * Opens the panel that the URL names, then removes it from the URL (PAL-03, PAL-04). After an expired session,
 * reopens the form that adds an employee, which offers its draft (SES-14).
 */
export function useOpenFromSearch({ employees, canAdd, fullReason, onOpen }: OpenFromSearch): void {
  const { open, employee: personId } = route.useSearch()
  const navigate = route.useNavigate()
  const openFromSearch = useEffectEvent(() => {
    void navigate({ search: (search) => ({ ...search, open: undefined, employee: undefined }), replace: true })
    if (personId !== undefined) {
      const employee = employees.find((one) => one.personId === personId)
      if (employee) onOpen({ kind: 'details', personId, name: nameOf(employee) })
      else notify({ level: 'info', text: () => m.palette_employee_gone() })
    } else if (fullReason !== undefined) notify({ level: 'info', text: () => fullReason })
    else if (canAdd) onOpen({ kind: 'add' })
  })
  const openInterrupted = useEffectEvent(() => {
    if (canAdd && fullReason === undefined && readDraft(ADD_DRAFT)) onOpen({ kind: 'add' })
  })
  useEffect(() => openInterrupted(), [])
  useEffect(() => {
    if (open !== undefined || personId !== undefined) openFromSearch()
  }, [open, personId])
}
