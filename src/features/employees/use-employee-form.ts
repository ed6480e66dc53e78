import { useAppForm } from '@/forms/app-form'
import type { addForm, EmployeeValues } from './employee-form'

/** The form of both slide-outs; `rules` are addForm's or editForm's. */
export const useEmployeeForm = (
  rules: Pick<ReturnType<typeof addForm>, 'options'>,
  defaultValues: EmployeeValues,
  onSubmit: (values: EmployeeValues) => Promise<void>,
) => useAppForm({ ...rules.options, defaultValues, onSubmit: ({ value }) => onSubmit(value) })

export type EmployeeFormApi = ReturnType<typeof useEmployeeForm>
