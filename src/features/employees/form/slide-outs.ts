/** What the list opens: fetched on the way to it, so that the list does not wait for forms (docs/decisions/040). */
export { AddEmployee } from './add-employee'
export { AddedNotice } from './added-notice'
export { EmployeeDetails } from './employee-details'
export { EndBenefit } from './end-benefit'
export { hasDeposited } from './has-deposited'
