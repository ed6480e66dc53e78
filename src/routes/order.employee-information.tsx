import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { EmployeesStep } from '@/features/cards/order/employees-step'

export const Route = createFileRoute('/order/employee-information')({
  staticData: { title: () => m.cards_step_employees() },
  component: EmployeesStep,
})
