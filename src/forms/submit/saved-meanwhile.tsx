import { m } from '@generated/messages/messages.js'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import type { Meanwhile, SavedRecord } from './use-saved-meanwhile'

/** Describes a field and its value in words. */
type Describe = (name: string, value: unknown) => { label: string; text: string }

/** For FormRoot's `record`: reads the record again before saving and shows what others have saved. */
export const savedRecord = (read: SavedRecord['read'], describe: Describe): SavedRecord => ({
  read,
  render: (meanwhile) => <MeanwhileDialog {...meanwhile} describe={describe} />,
})

/** Lists the fields that others have saved. Fields that this user did not change already hold the saved value. */
export function MeanwhileDialog({ changes, describe, onSave, onClose }: Meanwhile & { describe: Describe }) {
  return (
    <ConfirmDialog
      open
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
      closeLabel={m.form_close()}
      onConfirm={onSave}
      onCloseRequest={onClose}
    >
      {changes.some(({ isContested }) => isContested) ? m.form_meanwhile_contested() : m.form_meanwhile_text()}
    </ConfirmDialog>
  )
}

const shown = (text: string) => (text === '' ? m.form_meanwhile_empty() : text)
