import { m } from '@generated/messages/messages.js'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FieldMessage } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { linkVariants } from '@/ui/link-variants'
import { holdsPersonalId } from '@/values/personal-id-in-text'
import { choosableColumns } from '../chosen-columns'
import type { TableToolsProps } from '../table-tools'
import { changeViews, type TableView, useTableViews, viewSearch } from './table-views'

/** A view's name is read in one line. */
const LONGEST_NAME = 40

/** EXP-04, EXP-05: which columns the table shows, and its views. */
export function ViewPanel<Row>(props: TableToolsProps<Row> & { close: () => void }) {
  const { columns, chosen, onColumns, hasAddress, tools, close } = props
  return (
    <div className="max-h-[70dvh] space-y-4 overflow-y-auto p-1">
      <fieldset className="space-y-2">
        {hasAddress && <legend className="font-semibold">{m.table_columns()}</legend>}
        {choosableColumns(columns).map((column) => (
          <Checkbox
            key={column.id}
            label={column.header()}
            checked={chosen.shown.includes(column)}
            onChange={() => onColumns(chosen.toggle(column))}
          />
        ))}
      </fieldset>
      {hasAddress && <Views table={tools.id} columns={chosen.marks} close={close} />}
    </div>
  )
}

const sameName = (one: string, other: string) => one.toLocaleLowerCase('fi') === other.toLocaleLowerCase('fi')

function Views({ table, columns, close }: { table: string; columns: string; close: () => void }) {
  const search = viewSearch(useSearch({ strict: false }), columns)
  const views = useTableViews(table)
  const [renamed, setRenamed] = useState<TableView>()
  const nameRef = useRef<HTMLInputElement>(null)
  const canKeep = useSession()?.owner !== undefined
  return (
    <section className="space-y-3 border-t border-border pt-3" aria-label={m.table_views()}>
      <h2 className="font-semibold">{m.table_views()}</h2>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <Link
                to="."
                search={() => view.search}
                className={linkVariants({ className: 'min-w-0 grow wrap-anywhere' })}
                aria-current={JSON.stringify(view.search) === JSON.stringify(search) || undefined}
                onClick={close}
              >
                {view.name}
              </Link>
              <IconButton
                size="icon-sm"
                label={m.table_view_rename({ name: view.name })}
                icon={<Pencil />}
                onClick={() => {
                  setRenamed(view)
                  nameRef.current?.focus()
                }}
              />
              <IconButton
                size="icon-sm"
                label={m.table_view_delete({ name: view.name })}
                icon={<Trash2 />}
                onClick={() => {
                  changeViews(table, (all) => all.filter(({ name }) => name !== view.name))
                  setRenamed(undefined)
                  nameRef.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canKeep && (
        <NameForm
          key={renamed?.name}
          inputRef={nameRef}
          renamed={renamed}
          taken={views.filter((view) => view !== renamed).map(({ name }) => name)}
          onName={(name) => {
            const isKept = changeViews(table, (all) =>
              renamed
                ? all.map((view) => (view.name === renamed.name ? { ...view, name } : view))
                : [...all, { name, search }],
            )
            if (isKept) setRenamed(undefined)
            return isKept
          }}
        />
      )}
      <CopyLink search={search} />
    </section>
  )
}

interface NameFormProps {
  inputRef: React.RefObject<HTMLInputElement | null>
  renamed: TableView | undefined
  taken: readonly string[]
  /** @returns whether the browser keeps it */
  onName: (name: string) => boolean
}

/** Names the view that is shown, or another one anew. */
function NameForm({ inputRef, renamed, taken, onName }: NameFormProps) {
  const id = useId()
  const [name, setName] = useState(renamed?.name ?? '')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    const refusal =
      given === ''
        ? m.table_view_nameless()
        : holdsPersonalId(given)
          ? m.table_view_personal_id()
          : taken.some((one) => sameName(one, given))
            ? m.table_view_taken()
            : onName(given)
              ? undefined
              : m.table_view_not_kept()
    setProblem(refusal)
    if (refusal === undefined) setName('')
    else inputRef.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-2">
      <Label htmlFor={id}>{m.table_view_name()}</Label>
      <Input
        ref={inputRef}
        id={id}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setName(event.target.value)}
      />
      <div id={`${id}-problem`} aria-live="polite">
        {problem !== undefined && <FieldMessage>{problem}</FieldMessage>}
      </div>
      <Button type="submit" variant="outline" block>
        {renamed ? m.table_view_rename_submit() : m.table_view_save()}
      </Button>
    </form>
  )
}

/** The whole address of what is shown, columns included, whoever opens it. */
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
        <Link2 aria-hidden="true" />
        {m.table_view_copy()}
      </Button>
      <p role="status" className="text-sm">
        {outcome === 'copied' && m.table_view_copied()}
        {outcome === 'failed' && m.table_view_copy_failed()}
      </p>
    </>
  )
}
