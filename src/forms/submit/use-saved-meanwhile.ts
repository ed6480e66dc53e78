import type { AnyFormApi } from '@tanstack/react-form'
import { type ReactNode, useRef, useState } from 'react'
import { changedSince, type FieldChange } from './changed-since'

/** What others have saved since the form was opened, for display. */
export interface Meanwhile {
  /** Not empty while the user must decide about them. */
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

/** What others have saved since the form was opened. The user must decide while `changes` is not empty. */
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
      const found = changedSince(base.current, saved, form.state.values as object)
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
