import type { EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'

const TYPES: Record<EmployeeType, () => string> = {
  FullTime: () => m.employees_type_full_time(),
  PartTime: () => m.employees_type_part_time(),
  TemporaryEmployed: () => m.employees_type_temporary(),
  Onhold: () => m.employees_type_on_hold(),
  Dropped: () => m.employees_type_dropped(),
}

export const EMPLOYEE_TYPES = Object.keys(TYPES) as EmployeeType[]

export const typeName = (type: EmployeeType): string => TYPES[type]()
