import type { AnyFormApi } from '@tanstack/react-form'
import { type ReactNode, useRef, useState } from 'react'
import { changedSince, type FieldChange } from './changed-since'

/** What others have saved since the form was opened, as it is shown. */
export interface Meanwhile {
  /** In question while there are any. */
  changes: readonly FieldChange[]
  onSave: () => void
  onClose: () => void
}

/** For a form over a saved record that others may change too; made by savedRecord(). */
export interface SavedRecord {
  /** The values that the form would begin with now, read anew. @throws ApiError, which the form shows */
  read: () => Promise<object>
  render: (meanwhile: Meanwhile) => ReactNode
}

/** What others have saved since the form was opened; `changes` are in question while there are any. */
export function useSavedMeanwhile(form: AnyFormApi, record: SavedRecord | undefined) {
  // What the form's untouched fields hold: first what it began with, then what was taken over.
  const base = useRef<object>(undefined)
  const [changes, setChanges] = useState<readonly FieldChange[]>([])

  return {
    changes,
    /** Reads the record. @returns whether nothing stands in the way of writing; else the question is open. @throws ApiError */
    isAsRead: async (): Promise<boolean> => {
      if (!record) return true
      base.current ??= form.options.defaultValues as object
      const saved = await record.read()
      const found = changedSince(base.current, saved, form.state.values as object)
      base.current = saved
      for (const { name, saved: value, isContested } of found) {
        // Listeners would change the fields around it, which have their own saved values.
        if (!isContested) form.setFieldValue(name, value, { dontRunListeners: true, dontUpdateMeta: true })
      }
      setChanges(found)
      return found.length === 0
    },
    settle: () => setChanges([]),
  }
}
