import { m } from '@generated/messages/messages.js'
import { type ReactNode, useId } from 'react'
import { AccountFields } from './account-fields'
import { PersonFields } from './person-fields'

interface FormSectionProps {
  title: string
  children: ReactNode
}

/** A part of a form with its heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-6">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Who gets the account, and its username and password. */
export function UserSections() {
  return (
    <>
      <FormSection title={m.sign_up_you()}>
        <PersonFields />
      </FormSection>
      <FormSection title={m.sign_up_account()}>
        <AccountFields />
      </FormSection>
    </>
  )
}
