import { type infer as Infer, object, record, safeParse, string, unknown } from 'zod/mini'
import { readStoredValue, removeStoredValue, writeStoredValue } from './browser-storage'
import { currentSession, onSessionChange, onSessionEnd } from './session-store'

export type DraftValues = Record<string, unknown>
type OpenForm = { read: () => DraftValues; leaveOut: readonly string[] }

const KEY = 'portal.drafts'
const Drafts = object({ owner: string(), forms: record(string(), record(string(), unknown())) })
type Drafts = Infer<typeof Drafts>

/** Never kept, whether or not the form names them. */
const SECRET = /pass|person(al)?_?id|ssn|token/i

const openForms = new Map<string, OpenForm>()

/** A hash that names the writer of drafts without telling the username; compared without case, as the API does. */
export async function ownerOf(username: string): Promise<string> {
  const bytes = new TextEncoder().encode(`portal-draft ${username.toLowerCase()}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function withoutSecrets(value: unknown, leaveOut: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, leaveOut))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !leaveOut.includes(name) && !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner, leaveOut)]))
}

function readDrafts(): Drafts | undefined {
  const result = safeParse(Drafts, readStoredValue('session', KEY))
  return result.success ? result.data : undefined
}

/**
 * Names a form that is open, so that what is typed survives an expired session. `leaveOut` names fields, at any depth,
 * that are never written down. @returns how to take the form off, on unmount.
 */
export function keepDraftOf(formId: string, read: () => DraftValues, leaveOut: readonly string[]): () => void {
  const form = { read, leaveOut }
  openForms.set(formId, form)
  return () => {
    if (openForms.get(formId) === form) openForms.delete(formId)
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

/** Starts keeping drafts. A logout forgets them, as does the login of anybody else (SES-13, SES-14). */
export function installDrafts(): () => void {
  const stopEnd = onSessionEnd((reason, { owner }) => {
    if (reason !== 'expired' || !owner) {
      removeStoredValue('session', KEY)
      return
    }
    const before = readDrafts()
    const forms: Drafts['forms'] = before?.owner === owner ? { ...before.forms } : {}
    for (const [formId, { read, leaveOut }] of openForms) {
      // A form's values are an object, and so is what is left of it.
      forms[formId] = withoutSecrets(read(), leaveOut) as DraftValues
    }
    writeStoredValue('session', KEY, { owner, forms } satisfies Drafts)
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
