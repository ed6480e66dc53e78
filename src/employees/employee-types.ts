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

/** The type that a form begins with: none when this portal does not know the saved one, so that it is chosen anew. */
export const knownType = (type: AnyEmployeeType): EmployeeType | '' => (isKeyOf(TYPES, type) ? type : '')
