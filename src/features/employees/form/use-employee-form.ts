import type { addForm, EmployeeValues } from '@/employees/employee-form'
import { useAppForm } from '@/forms/app-form'
import { type Press, pressOf } from '@/forms/submit/press'

/** Form of both panels; `rules` is the result of addForm() or editForm(). */
export const useEmployeeForm = (
  rules: Pick<ReturnType<typeof addForm>, 'options'>,
  defaultValues: EmployeeValues,
  onSubmit: (values: EmployeeValues, press: Press) => Promise<void>,
) =>
  useAppForm({
    ...rules.options,
    defaultValues,
    onSubmitMeta: pressOf(),
    onSubmit: ({ value, meta }) => onSubmit(value, meta),
  })

export type EmployeeFormApi = ReturnType<typeof useEmployeeForm>
