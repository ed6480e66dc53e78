import { m } from '@generated/messages/messages.js'
import { Trash2, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { type ListField, useEntries } from '@/forms/fields/use-entries'
import { type AsyncCheck, useAsyncCheck } from '@/forms/submit/async-check'
import { emailCheck } from '@/shell/field-checks'
import { Card, CardContent } from '@/ui/content/card'
import { Button } from '@/ui/inputs/button'
import { MAX_CONTACTS, NEW_CONTACT } from './contract-form'
import { useOwnCompany } from './own-company'
import { wizard } from './wizard'

/** SGN-03: contacts of the company, at least one. */
export function ContractContactsStep() {
  const form = wizard.useForm()
  const own = useOwnCompany()
  return (
    <wizard.Step id="contacts" hasCards>
      <p className="text-muted-foreground">{own ? m.contract_contacts_own() : m.contract_contacts_text()}</p>
      <form.AppField name="contactPersons" mode="array">
        {(persons) => <ContactPersons list={persons} />}
      </form.AppField>
    </wizard.Step>
  )
}

function ContactPersons({ list }: { list: ListField<typeof NEW_CONTACT> }) {
  const { count, add, remove } = useEntries(list)
  const [announcement, setAnnouncement] = useState('')
  const id = useId()
  // Shared by all contacts, so that an address is checked once.
  const email = useAsyncCheck(emailCheck())
  const addOne = () => {
    add(NEW_CONTACT)
    setAnnouncement(m.contract_contact_added({ number: count + 1 }))
    focusSoon(`${id}-${count}`)
  }
  const takeAway = (index: number) => {
    remove(index)
    setAnnouncement(m.contract_contact_removed())
    focusSoon(`${id}-${Math.max(0, index - 1)}`)
  }
  return (
    <>
      {list.state.value.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields are named by their place
        <Card key={index} aria-labelledby={`${id}-${index}`}>
          <CardContent className="space-y-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id={`${id}-${index}`} tabIndex={-1} className="font-semibold">
                {m.contract_contact({ number: index + 1 })}
              </h2>
              {count > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={m.contract_contact_remove_label({ number: index + 1 })}
                  onClick={() => takeAway(index)}
                >
                  <Trash2 aria-hidden="true" />
                  {m.contract_contact_remove()}
                </Button>
              )}
            </div>
            <ContactFields index={index} check={email} />
          </CardContent>
        </Card>
      ))}
      <Button
        variant="outline"
        onClick={addOne}
        disabledReason={count < MAX_CONTACTS ? undefined : m.contract_contacts_full({ max: MAX_CONTACTS })}
      >
        <UserPlus aria-hidden="true" />
        {m.contract_contact_add()}
      </Button>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function ContactFields({ index, check }: { index: number; check: AsyncCheck }) {
  const form = wizard.useForm()
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <form.AppField name={`contactPersons[${index}].firstName`}>
          {(field) => <field.TextField label={m.sign_up_first_name()} autoComplete="off" />}
        </form.AppField>
        <form.AppField name={`contactPersons[${index}].lastName`}>
          {(field) => <field.TextField label={m.sign_up_last_name()} autoComplete="off" />}
        </form.AppField>
      </div>
      <form.AppField name={`contactPersons[${index}].jobTitle`}>
        {(field) => <field.TextField label={m.sign_up_job_title()} autoComplete="off" optional />}
      </form.AppField>
      <form.AppField name={`contactPersons[${index}].emailAddress`} validators={check.validators}>
        {(field) => <field.EmailField label={m.sign_up_email()} autoComplete="off" check={check} />}
      </form.AppField>
      <form.AppField name={`contactPersons[${index}].phoneNumber`}>
        {(field) => <field.PhoneField label={m.sign_up_phone()} hint={m.form_phone_hint()} autoComplete="off" />}
      </form.AppField>
    </>
  )
}

/** Deferred until the list has rendered. */
const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus())
