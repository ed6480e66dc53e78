/** Panels and dialogs of the employee list, lazy-loaded so that the list does not wait for them. */
export { AddEmployee } from './add-employee'
export { AddedNotice } from './added-notice'
export { EmployeeDetails } from './employee-details'
export { EndBenefit } from './end-benefit'
export { EndMany } from './end-many'
export { hasDeposited } from './has-deposited'
