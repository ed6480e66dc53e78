import { boolean, type infer as Infer, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { holdsPersonalId } from '@/values/identifiers/personal-id-in-text'
import { isUnchosen } from './app-port'
import { currentSession, onSessionChange, onSessionEnd } from './session-store'

export type DraftValues = Record<string, unknown>
/** Reads the unsaved values of an open form; undefined when there are none. */
type ReadTyped = () => DraftValues | undefined

const KEY = 'portal.drafts'
const Draft = object({
  id: string(),
  values: record(string(), unknown()),
  /** Passwords or personal ids had been typed and were left out. */
  isPartial: boolean(),
})
const Drafts = record(string(), record(string(), Draft))
type Drafts = Infer<typeof Drafts>

/** Owner of drafts typed without a session. */
export const GUEST = 'guest'

/** Owner of a guest's draft that the next login in this tab takes over (VOU-28). */
const NEXT_LOGIN = 'next-login'

/** Names of fields that are never stored. */
const SECRET = /pass|person(al)?_?id|ssn|token/i

const openForms = new Map<string, ReadTyped>()

/** A hash that identifies the writer of drafts without storing the username; case-insensitive, as in the API. */
export async function ownerOf(username: string): Promise<string> {
  const bytes = new TextEncoder().encode(`portal-draft ${username.toLowerCase()}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A value that must not be stored: its field name says so, or it contains a personal identity code. */
const isSecret = (name: string, value: unknown) =>
  SECRET.test(name) || (typeof value === 'string' && holdsPersonalId(value))

/** In a list a secret becomes '', so that rows keep their shape; elsewhere it is left out. */
export function withoutSecrets(value: unknown, isInList = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, true))
  if (typeof value === 'string') return holdsPersonalId(value) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (!isSecret(name, inner)) return [[name, withoutSecrets(inner, isInList)]]
      return isInList && typeof inner === 'string' ? [[name, '']] : []
    }),
  )
}

/** @param wasPartial the form was restored from a draft without secrets: blank ones must still be typed again */
const holdsSecret = (value: unknown, wasPartial: boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, inner]) =>
    isSecret(name, inner) ? wasPartial || inner !== '' : holdsSecret(inner, wasPartial),
  )

const readDrafts = (): Drafts => safeParse(Drafts, readStoredValue('session', KEY)).data ?? {}

/** The owner of this tab's drafts: the user, or a guest. Undefined in an impersonation, which stores no drafts. */
export function draftOwner(): string | undefined {
  const session = currentSession()
  return session ? session.owner : GUEST
}

/** The stored draft of a form. `isPartial`: it lacks passwords or personal ids that had been typed. */
export function storedDraft(formId: string): Infer<typeof Draft> | undefined {
  const owner = draftOwner()
  return owner === undefined ? undefined : readDrafts()[owner]?.[formId]
}

export function registerDraft(formId: string, read: ReadTyped): () => void {
  openForms.set(formId, read)
  return () => {
    if (openForms.get(formId) === read) openForms.delete(formId)
  }
}

export const readDraft = (formId: string): DraftValues | undefined => storedDraft(formId)?.values

function changeDrafts(owner: string, change: (forms: Drafts[string]) => Drafts[string]) {
  const drafts = readDrafts()
  writeStoredValue('session', KEY, { ...drafts, [owner]: change(drafts[owner] ?? {}) } satisfies Drafts)
}

export function dropDraft(formId: string): void {
  const owner = draftOwner()
  if (owner === undefined || !storedDraft(formId)) return
  changeDrafts(owner, (forms) => {
    const { [formId]: _, ...others } = forms
    return others
  })
}

// A form's values are an object, so withoutSecrets() returns an object.
const draftOf = (typed: DraftValues, before?: Infer<typeof Draft>) => ({
  id: before?.id ?? crypto.randomUUID(),
  values: withoutSecrets(typed) as DraftValues,
  isPartial: holdsSecret(typed, before?.isPartial === true),
})

export function writeDraft(owner: string, formId: string, typed: DraftValues): void {
  changeDrafts(owner, (forms) => ({ ...forms, [formId]: draftOf(typed, forms[formId]) }))
}

/** VOU-28: gives a guest's draft to the next login in this tab, which deletes other drafts of a guest. */
export function handDraftToNextLogin(formId: string, typed: DraftValues): void {
  changeDrafts(NEXT_LOGIN, () => ({ [formId]: draftOf(typed) }))
}

function writeOpenForms(owner: string) {
  for (const [formId, read] of openForms) {
    const typed = read()
    if (typed) writeDraft(owner, formId, typed)
  }
}

/** Stores the drafts of all open forms before a reload that the portal itself makes. */
export function storeDrafts(): void {
  const owner = currentSession()?.owner
  if (owner !== undefined) writeOpenForms(owner)
}

/**
 * Starts storing drafts. A logout deletes them, and so does the login of another user (SES-13, SES-14). An impersonation
 * neither stores nor reads drafts. Those of this tab's user or of a guest are kept until it has ended.
 */
export function installDrafts(): () => void {
  const stopEnd = onSessionEnd((reason, { owner, isUserImpersonate }) => {
    if (isUserImpersonate) return
    if (!isUnchosen(reason) || !owner) {
      removeStoredValue('session', KEY)
      return
    }
    writeOpenForms(owner)
  })
  const stopChange = onSessionChange(() => {
    const session = currentSession()
    if (!session || session.isUserImpersonate) return
    const { owner } = session
    const drafts = readDrafts()
    const handed = drafts[NEXT_LOGIN]
    const own = drafts[owner ?? NEXT_LOGIN]
    if (owner !== undefined && (own ?? handed)) {
      writeStoredValue('session', KEY, { [owner]: { ...own, ...handed } } satisfies Drafts)
    } else removeStoredValue('session', KEY)
  })
  return () => {
    stopEnd()
    stopChange()
  }
}

/** Reloads the page; unsaved values of open forms are offered again after it. */
export function reloadWithDrafts(): void {
  storeDrafts()
  window.location.reload()
}
