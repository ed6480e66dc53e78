import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formStateOf } from '../form-state'
import { changedSince, type FieldChange } from './changed-since'

type Describe = (name: string, value: unknown) => { label: string; text: string }

/** For FormRoot's `record`: reads the record again before saving and shows what others have saved. */
export const savedRecord = (read: SavedRecord['read'], describe: Describe): SavedRecord => ({
  read,
  render: (meanwhile) => <MeanwhileDialog {...meanwhile} describe={describe} />,
})

/** Lists the fields that others have saved. Fields that this user did not change already hold the saved value. */
function MeanwhileDialog({ changes, describe, onSave, onClose }: Meanwhile & { describe: Describe }) {
  return (
    <ConfirmDialog
      title={m.form_meanwhile_title()}
      rows={changes.map(({ name, before, saved, typed, isContested }) => ({
        key: name,
        label: describe(name, saved).label,
        value: shown(describe(name, saved).text),
        note: isContested
          ? m.form_meanwhile_yours({ value: shown(describe(name, typed).text) })
          : m.form_meanwhile_before({ value: shown(describe(name, before).text) }),
      }))}
      confirmLabel={m.form_meanwhile_save()}
      cancelLabel={m.form_meanwhile_back()}
      onConfirm={onSave}
      onClose={onClose}
    >
      {changes.some(({ isContested }) => isContested) ? m.form_meanwhile_contested() : m.form_meanwhile_text()}
    </ConfirmDialog>
  )
}

const shown = (text: string) => (text === '' ? m.form_meanwhile_empty() : text)

export interface Meanwhile {
  changes: readonly FieldChange[]
  onSave: () => void
  onClose: () => void
}

/** For forms over a saved record that others may change; created by savedRecord(). */
export interface SavedRecord {
  /** Reads the record and returns it as form values. @throws ApiError, which the form shows */
  read: () => Promise<object>
  render: (meanwhile: Meanwhile) => ReactNode
}

export function useSavedMeanwhile(form: AnyFormApi, record: SavedRecord | undefined) {
  // The values of the untouched fields: first the initial ones, then those taken from the saved record.
  const base = useRef<object>(undefined)
  const [changes, setChanges] = useState<readonly FieldChange[]>([])

  return {
    changes,
    /** Reads the record again. @returns true if saving can continue; otherwise asks the user first. @throws ApiError */
    isAsRead: async (): Promise<boolean> => {
      if (!record) return true
      base.current ??= form.options.defaultValues as object
      const saved = await record.read()
      // A saved value that this user sent without getting a reply is not another's.
      const { unknown } = formStateOf(form)
      const sent = unknown && (JSON.parse(unknown.values) as object)
      const others = sent && changedSince(base.current, saved, sent).map(({ name }) => name)
      const found = changedSince(base.current, saved, form.state.values as object).filter(
        ({ name }) => others?.includes(name) !== false,
      )
      base.current = saved
      for (const { name, saved: value, isContested } of found) {
        // Listeners would change dependent fields, which have their own saved values.
        if (!isContested) form.setFieldValue(name, value, { dontRunListeners: true, dontUpdateMeta: true })
      }
      setChanges(found)
      return found.length === 0
    },
    settle: () => setChanges([]),
  }
}
