import type { AnyEmployeeType, EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isKeyOf, lookUp } from '@/values/look-up'

const TYPES: Record<EmployeeType, () => string> = {
  FullTime: () => m.employees_type_full_time(),
  PartTime: () => m.employees_type_part_time(),
  TemporaryEmployed: () => m.employees_type_temporary(),
  Onhold: () => m.employees_type_on_hold(),
  Dropped: () => m.employees_type_dropped(),
}

export const EMPLOYEE_TYPES = Object.keys(TYPES) as EmployeeType[]

export const typeName = (type: AnyEmployeeType): string => lookUp(TYPES, type, () => m.employees_type_other())()

/** Initial type of a form: blank if the portal does not know the saved one, so that the user must choose. */
export const knownType = (type: AnyEmployeeType): EmployeeType | '' => (isKeyOf(TYPES, type) ? type : '')
