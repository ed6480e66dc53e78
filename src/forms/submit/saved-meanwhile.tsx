import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formStateOf } from '../form-state'
import { changedSince, type FieldChange } from './changed-since'
import type { Objection, ObjectionProps } from './press'

type Describe = (name: string, value: unknown) => { label: string; text: string }

/**
 * For FormRoot's `before`: reads the record that the form edits again, and shows what others have saved. Untouched fields
 * take the saved values.
 * @param read returns the record as form values. @throws ApiError, which the form shows
 */
export const compareWithSaved =
  (read: () => Promise<object>, describe: Describe) =>
  async (form: AnyFormApi, isLeft: () => boolean): Promise<Objection | undefined> => {
    const state = formStateOf(form)
    const base = state.saved ?? (form.options.defaultValues as object)
    const saved = await read()
    // The dialog would not show. The next submit compares again.
    if (isLeft()) return undefined
    // A saved value that this user sent without getting a reply is not another's.
    const sent = state.unknown && (JSON.parse(state.unknown.values) as object)
    const others = sent && changedSince(base, saved, sent).map(({ name }) => name)
    const changes = changedSince(base, saved, form.state.values as object).filter(
      ({ name }) => others?.includes(name) !== false,
    )
    state.saved = saved
    for (const { name, saved: value, isContested } of changes) {
      // Listeners would change dependent fields, which have their own saved values.
      if (!isContested) form.setFieldValue(name, value, { dontRunListeners: true, dontUpdateMeta: true })
    }
    if (changes.length === 0) return undefined
    return (answers) => <MeanwhileDialog {...answers} changes={changes} describe={describe} />
  }

/** Lists the fields that others have saved. Fields that this user did not change already hold the saved value. */
function MeanwhileDialog(props: ObjectionProps & { changes: readonly FieldChange[]; describe: Describe }) {
  const { changes, describe, onContinue, onClose } = props
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
      onConfirm={onContinue}
      onClose={onClose}
    >
      {changes.some(({ isContested }) => isContested) ? m.form_meanwhile_contested() : m.form_meanwhile_text()}
    </ConfirmDialog>
  )
}

const shown = (text: string) => (text === '' ? m.form_meanwhile_empty() : text)
