/** What the list of employees opens, fetched on hover or focus, so that the list does not wait for forms. */
export { AddEmployee } from './add-employee'
export { AddedNotice } from './added-notice'
export { EmployeeDetails } from './employee-details'
export { EndBenefit } from './end-benefit'
export { hasDeposited } from './has-deposited'
