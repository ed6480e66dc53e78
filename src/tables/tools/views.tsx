import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { maxLength, minLength, object, string } from 'zod/mini'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { IconButton } from '@/ui/inputs/icon-button'
import { holdsPersonalId } from '@/values/identifiers/personal-id-in-text'
import { changeViews, useTableViews, viewSearch } from './table-views'

/** Limit that keeps a view's name on one line. */
const LONGEST_NAME = 40

const sameName = (one: string, other: string) => one.toLocaleLowerCase('fi') === other.toLocaleLowerCase('fi')

/** EXP-05: the names of the saved views, a form to save the current one, and a link to it. */
export function Views({ table, columns }: { table: string; columns: string }) {
  const search = viewSearch(useSearch({ strict: false }), columns)
  const views = useTableViews(table)
  const [renamed, setRenamed] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const panel = useRef<HTMLElement>(null)
  const canStore = useSession()?.owner !== undefined
  const rules = useMemo(
    () =>
      bodyForm({
        schema: object({ name: string().check(minLength(1), maxLength(LONGEST_NAME)) }),
        toBody: ({ name }: { name: string }) => ({ name }),
        check: ({ name }) => {
          // Views are stored in this browser.
          if (holdsPersonalId(name)) return { name: () => m.table_view_personal_id() }
          const isTaken = views.some((view) => view.name !== renamed && sameName(view.name, name))
          return isTaken ? { name: () => m.table_view_taken() } : undefined
        },
      }),
    [views, renamed],
  )
  const form = useAppForm({
    ...rules.options,
    defaultValues: { name: '' },
    onSubmit: ({ value, formApi }) => {
      const { name } = rules.read(value)
      const isStored = changeViews(table, (all) =>
        renamed === undefined
          ? [...all, { name, search }]
          : all.map((view) => (view.name === renamed ? { ...view, name } : view)),
      )
      setAnnouncement(isStored ? m.table_view_kept({ name }) : m.table_view_not_kept())
      setRenamed(undefined)
      formApi.reset()
    },
  })
  // Hide the result of the last save while the next name is typed.
  const isTyping = useStore(form.store, ({ values }) => values.name !== '')
  const beginName = (name: string | undefined) => {
    setRenamed(name)
    form.reset({ name: name ?? '' }, { keepDefaultValues: true })
    panel.current?.querySelector('input')?.focus()
  }
  return (
    <section ref={panel} className="space-y-3 p-1" aria-label={m.table_views()}>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <span className="min-w-0 grow wrap-anywhere">{view.name}</span>
              <IconButton
                size="icon-sm"
                label={m.table_view_rename({ name: view.name })}
                icon={<Pencil />}
                onClick={() => beginName(view.name)}
              />
              <IconButton
                size="icon-sm"
                label={m.table_view_delete({ name: view.name })}
                icon={<Trash2 />}
                onClick={() => {
                  const isStored = changeViews(table, (all) => all.filter(({ name }) => name !== view.name))
                  setAnnouncement(isStored ? m.table_view_deleted({ name: view.name }) : m.table_view_not_kept())
                  beginName(undefined)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canStore && (
        <FormRoot form={form} rules={rules} draft={false} className="space-y-3">
          <form.AppField name="name">
            {(field) => <field.TextField label={m.table_view_name()} autoComplete="off" />}
          </form.AppField>
          <form.SubmitButton variant="outline" block>
            {renamed === undefined ? m.table_view_save() : m.table_view_rename_submit()}
          </form.SubmitButton>
        </FormRoot>
      )}
      <p role="status" className="text-sm">
        {!isTyping && announcement}
      </p>
      <CopyLink search={search} />
    </section>
  )
}

/** Copies the full URL of the current view, including columns, so that it looks the same for everyone. */
function CopyLink({ search }: { search: ReturnType<typeof viewSearch> }) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = () => {
    const { href } = router.buildLocation({ to: '.', search: () => search as never })
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <>
      <Button variant="outline" block onClick={copy}>
        <Link2 />
        {m.table_view_copy()}
      </Button>
      <p role="status" className="text-sm">
        {outcome === 'copied' && m.table_view_copied()}
        {outcome === 'failed' && m.table_view_copy_failed()}
      </p>
    </>
  )
}
