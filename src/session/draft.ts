import { boolean, type infer as Infer, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { holdsPersonalId } from '@/values/personal-id-in-text'
import { currentSession, onSessionChange, onSessionEnd } from './session-store'

export type DraftValues = Record<string, unknown>
/** What is typed and not saved in an open form; undefined when there is nothing. */
type ReadTyped = () => DraftValues | undefined

const KEY = 'portal.drafts'
const Draft = object({
  /** Names what is typed for as long as it is neither sent nor given up; a copy of the tab has the same. */
  id: string(),
  values: record(string(), unknown()),
  /** Passwords or personal ids had been typed and were left out. */
  isPartial: boolean(),
})
/** By owner and form. */
const Drafts = record(string(), record(string(), Draft))
type Drafts = Infer<typeof Drafts>

/** Owns what is typed without a session. */
export const GUEST = 'guest'

/** Owns what a guest leaves to whoever logs in next in this tab (VOU-28). */
const NEXT_LOGIN = 'next-login'

/** Fields that are never written down. */
const SECRET = /pass|person(al)?_?id|ssn|token/i

const openForms = new Map<string, ReadTyped>()

/** A hash that names the writer of drafts without telling the username; compared without case, as the API does. */
export async function ownerOf(username: string): Promise<string> {
  const bytes = new TextEncoder().encode(`portal-draft ${username.toLowerCase()}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A secret by the name of its field, or a personal identity code in whatever field it was typed. */
const isSecret = (name: string, value: unknown) =>
  SECRET.test(name) || (typeof value === 'string' && holdsPersonalId(value))

/** The value without passwords and personal ids. A row of a list keeps its shape: the secret is blank there, absent elsewhere. */
export function withoutSecrets(value: unknown, isInList = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, true))
  if (typeof value === 'string') return isSecret('', value) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (!isSecret(name, inner)) return [[name, withoutSecrets(inner, isInList)]]
      return isInList && typeof inner === 'string' ? [[name, '']] : []
    }),
  )
}

const holdsSecret = (value: unknown, name = ''): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([key, inner]) => holdsSecret(inner, Array.isArray(value) ? name : key))
    : value !== '' && isSecret(name, value)

function readDrafts(): Drafts {
  const result = safeParse(Drafts, readStoredValue('session', KEY))
  return result.success ? result.data : {}
}

/** Whose drafts this tab keeps now: the user's or a guest's. Undefined in an impersonation, which keeps nothing. */
export function draftOwner(): string | undefined {
  const session = currentSession()
  return session ? session.owner : GUEST
}

function readOwnDraft(formId: string) {
  const owner = draftOwner()
  return owner === undefined ? undefined : readDrafts()[owner]?.[formId]
}

/**
 * Names a form that is open, so that what is typed survives an expired session; `read` gives the values while there is
 * something unsaved. Passwords and personal ids are never written down. @returns how to take the form off, on unmount.
 */
export function keepDraftOf(formId: string, read: ReadTyped): () => void {
  openForms.set(formId, read)
  return () => {
    if (openForms.get(formId) === read) openForms.delete(formId)
  }
}

/** What whoever sits here had typed in the form: before the session expired or, in a wizard, before the last reload. */
export const readDraft = (formId: string): DraftValues | undefined => readOwnDraft(formId)?.values

/** Names the draft of the form; undefined where there is none. */
export const draftId = (formId: string): string | undefined => readOwnDraft(formId)?.id

/** Whether the draft of the form lacks passwords or personal ids that had been typed. */
export const isDraftPartial = (formId: string): boolean => readOwnDraft(formId)?.isPartial === true

function changeDrafts(owner: string, change: (forms: Drafts[string]) => Drafts[string]) {
  const drafts = readDrafts()
  writeStoredValue('session', KEY, { ...drafts, [owner]: change(drafts[owner] ?? {}) } satisfies Drafts)
}

/** Forgets the draft of a form: taken over, declined or sent. */
export function dropDraft(formId: string): void {
  const owner = draftOwner()
  if (owner === undefined || !readOwnDraft(formId)) return
  changeDrafts(owner, (forms) => {
    const { [formId]: _, ...others } = forms
    return others
  })
}

// A form's values are an object, and so is what is left of it.
const draftOf = (typed: DraftValues, id: string = crypto.randomUUID()) => ({
  id,
  values: withoutSecrets(typed) as DraftValues,
  isPartial: holdsSecret(typed),
})

/** Writes down what is typed in a form now; passwords and personal ids never. */
export function writeDraft(owner: string, formId: string, typed: DraftValues): void {
  changeDrafts(owner, (forms) => ({ ...forms, [formId]: draftOf(typed, forms[formId]?.id) }))
}

/**
 * VOU-28: what a guest has typed goes to the next login of this tab, whoever it is; nothing else of a guest's does. Called
 * when the guest is led to the login to go on there.
 */
export function handDraftToNextLogin(formId: string, typed: DraftValues): void {
  changeDrafts(NEXT_LOGIN, () => ({ [formId]: draftOf(typed) }))
}

function writeOpenForms(owner: string) {
  for (const [formId, read] of openForms) {
    const typed = read()
    if (typed) writeDraft(owner, formId, typed)
  }
}

/** Keeps what is typed in open forms over a reload that the portal itself asks for. */
export function keepDrafts(): void {
  const owner = currentSession()?.owner
  if (owner !== undefined) writeOpenForms(owner)
}

/** Starts keeping drafts. A logout forgets them, as does the login of anybody else (SES-13, SES-14). */
export function installDrafts(): () => void {
  const stopEnd = onSessionEnd((reason, { owner }) => {
    if (reason !== 'expired' || !owner) {
      removeStoredValue('session', KEY)
      return
    }
    writeOpenForms(owner)
  })
  const stopChange = onSessionChange(() => {
    const session = currentSession()
    if (!session) return
    const { [session.owner ?? '']: own, [NEXT_LOGIN]: handed } = readDrafts()
    if (session.owner !== undefined && (own ?? handed)) {
      writeStoredValue('session', KEY, { [session.owner]: { ...own, ...handed } } satisfies Drafts)
    } else removeStoredValue('session', KEY)
  })
  return () => {
    stopEnd()
    stopChange()
  }
}
