import type { Contact } from '@generated/api/model'
import { compareFinnish, nameInList } from '@/values/names'
import { isSameUsername } from '@/values/username'

/** Which contact person it is: the id of a person who can log in, or of one who cannot yet. */
export const idOf = ({ personId, dataContactId, emailAddress }: Contact): string =>
  personId ?? dataContactId ?? emailAddress

const isSameText = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()

/**
 * The contact person as listed now: by id, or by what nobody else may have, for whoever has activated the account
 * meanwhile and goes by another id since then. Undefined when nobody is there any more.
 */
export const findAgain = (contact: Contact, contacts: readonly Contact[]): Contact | undefined =>
  contacts.find((other) => idOf(other) === idOf(contact)) ??
  contacts.find(
    (other) =>
      other.active &&
      !contact.active &&
      (isSameText(other.userName, contact.userName) || isSameText(other.emailAddress, contact.emailAddress)),
  )

/** Whether an active contact person is the user with this username. */
export const isYourself = ({ active, userName }: Contact, username: string): boolean =>
  active && userName !== undefined && isSameUsername(userName, username)

/** By name, as the list stands where the chosen order says nothing. */
export const byName = (contacts: readonly Contact[]): Contact[] =>
  contacts.toSorted((a, b) => compareFinnish(nameInList(a), nameInList(b)))
