import type { EmployeeRow } from './list/employee-row'

/** Key of the draft of the form that adds an employee. */
export const ADD_DRAFT = 'add-employee'

/** The open panel or dialog of the employee list. */
export type OpenPanel =
  | { kind: 'add' }
  | { kind: 'details' | 'end'; personId: string; name: string }
  | { kind: 'end-many'; rows: readonly EmployeeRow[] }
