import { type infer as Infer, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { holdsPersonalId } from '@/values/personal-id-in-text'
import { currentSession, onSessionChange, onSessionEnd } from './session-store'

export type DraftValues = Record<string, unknown>
/** What is typed and not saved in an open form; undefined when there is nothing. */
type ReadTyped = () => DraftValues | undefined

const KEY = 'portal.drafts'
const Drafts = object({ owner: string(), forms: record(string(), record(string(), unknown())) })
type Drafts = Infer<typeof Drafts>

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

function readDrafts(): Drafts | undefined {
  const result = safeParse(Drafts, readStoredValue('session', KEY))
  return result.success ? result.data : undefined
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

/** What the user of this session had typed in the form when the session expired. */
export function readDraft(formId: string): DraftValues | undefined {
  const drafts = readDrafts()
  return drafts && drafts.owner === currentSession()?.owner ? drafts.forms[formId] : undefined
}

/** Forgets the draft of a form: taken over, declined or sent. */
export function dropDraft(formId: string): void {
  const drafts = readDrafts()
  if (!drafts) return
  const forms = Object.fromEntries(Object.entries(drafts.forms).filter(([id]) => id !== formId))
  writeStoredValue('session', KEY, { ...drafts, forms })
}

function writeDrafts(owner: string) {
  const before = readDrafts()
  const forms: Drafts['forms'] = before?.owner === owner ? { ...before.forms } : {}
  for (const [formId, read] of openForms) {
    const typed = read()
    // A form's values are an object, and so is what is left of it.
    if (typed) forms[formId] = withoutSecrets(typed) as DraftValues
  }
  writeStoredValue('session', KEY, { owner, forms } satisfies Drafts)
}

/** Keeps what is typed in open forms over a reload that the portal itself asks for. */
export function keepDrafts(): void {
  const owner = currentSession()?.owner
  if (owner !== undefined) writeDrafts(owner)
}

/** Starts keeping drafts. A logout forgets them, as does the login of anybody else (SES-13, SES-14). */
export function installDrafts(): () => void {
  const stopEnd = onSessionEnd((reason, { owner }) => {
    if (reason !== 'expired' || !owner) {
      removeStoredValue('session', KEY)
      return
    }
    writeDrafts(owner)
  })
  const stopChange = onSessionChange(() => {
    const session = currentSession()
    if (session && readDrafts()?.owner !== session.owner) removeStoredValue('session', KEY)
  })
  return () => {
    stopEnd()
    stopChange()
  }
}
