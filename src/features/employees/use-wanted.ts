import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@/notifications/notifications'
import { readDraft } from '@/session/draft'
import { nameOf } from './list/employee-row'
import { ADD_DRAFT, type Opened } from './opened'

const route = getRouteApi('/beneficiaries')

interface Wanted {
  employees: readonly EmployeeListItem[]
  canAdd: boolean
  /** Why nobody can be added now. */
  fullReason: string | undefined
  onOpen: (opened: Opened) => void
}

/**
 * Opens what the address asks for, as its button or row does, and takes it out of the address (PAL-03, PAL-04). The form
 * that adds an employee opens again after an expired session and offers what was typed (SES-14).
 */
export function useWanted({ employees, canAdd, fullReason, onOpen }: Wanted): void {
  const { open, employee: personId } = route.useSearch()
  const navigate = route.useNavigate()
  const openWanted = useEffectEvent(() => {
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
    if (open !== undefined || personId !== undefined) openWanted()
  }, [open, personId])
}
