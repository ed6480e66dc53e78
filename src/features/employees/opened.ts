/** What the list of employees has opened. */
export type Opened = { kind: 'add' } | { kind: 'details' | 'end'; personId: string; name: string }
