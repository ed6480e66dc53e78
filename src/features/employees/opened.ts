/** Names what is typed in the form that adds an employee. */
export const ADD_DRAFT = 'add-employee'

/** What the list of employees has opened. */
export type Opened = { kind: 'add' } | { kind: 'details' | 'end'; personId: string; name: string }
