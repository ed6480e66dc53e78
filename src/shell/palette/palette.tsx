import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { List, Search, User } from 'lucide-react'
import { useState } from 'react'
import { useVoucherOrderVisibility } from '@/domain/company-metadata'
import { useLocale } from '@/language/locale'
import { useIsSignatory, useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { Input } from '@/ui/inputs/input'
import { useListbox } from '@/ui/inputs/use-listbox'
import { today } from '@/values/dates/clock'
import { formatCount } from '@/values/numbers/count'
import { nameInList } from '@/values/people/names'
import { searchWords } from '@/values/text/word-search'
import { useSwitchLanguage } from '../language-button'
import { type CommandActs, commandsFor, type PaletteCommand } from './commands'
import { type FoundGroup, findCommands, findEmployees, unsearched } from './find'
import { EMPLOYEE, recentCommands, recordCommand } from './recent'
import { NEWEST_ORDERS, useSources } from './sources'

export { KeysDialog } from './keys-dialog'

const HEADINGS: Record<FoundGroup['kind'], () => string> = {
  recent: () => m.palette_recent(),
  pages: () => m.palette_pages(),
  actions: () => m.palette_actions(),
  benefits: () => m.menu_group_benefits(),
  employees: () => m.menu_employees(),
  orders: () => m.palette_orders(),
  loads: () => m.reports_tab_top_ups(),
  reports: () => m.menu_reports(),
  months: () => m.palette_months(),
}

interface PaletteProps extends Pick<CommandActs, 'go' | 'showKeys'> {
  search: string
  onSearch: (search: string) => void
  onClose: () => void
}

/** Content of the palette: the search box and its results (PAL-02 to PAL-07). */
export function Palette({ search, onSearch, onClose, go, showKeys }: PaletteProps) {
  const { commands, employees, hasAllOrders, isWaiting, failed, retry } = useCommands()
  const hasFailed = failed.length > 0
  const isSignatory = useIsSignatory()
  const [recent] = useState(recentCommands)
  const { groups, count } = shown({ commands, employees, recent, search })
  const byId = new Map<string, PaletteCommand>(
    groups.flatMap(({ kind, commands: found }) => found.map((command) => [`${kind}/${command.id}`, command])),
  )
  const ids = [...byId.keys()]
  const isEmpty = ids.length === 0
  const switchLanguage = useSwitchLanguage()

  const choose = (id: string) => {
    const command = byId.get(id)
    if (!command) return
    if (command.id !== ALL_EMPLOYEES) recordCommand(command.id)
    onClose()
    command.run({ go, showKeys, switchLanguage })
  }

  const { box, list, option } = useListbox({ ids, search, onChoose: choose })

  return (
    <>
      <div className="px-4 sm:px-6">
        <Input
          {...box}
          ref={focusAtEnd}
          data-autofocus
          aria-label={m.palette_open()}
          placeholder={isSignatory ? m.palette_search_employees() : m.palette_search()}
          startMark={<Search />}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {!isEmpty && (
        <div
          {...list}
          aria-label={m.palette_results()}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-2 sm:px-3"
        >
          {groups.map(({ kind, commands: found }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a listbox
            <div key={kind} role="group" aria-labelledby={`${list.id}-${kind}`}>
              <div id={`${list.id}-${kind}`} className="px-3 pt-4 pb-1 text-sm font-medium text-muted-foreground">
                {HEADINGS[kind]()}
              </div>
              {found.map((item) => (
                <div key={item.id} {...option(`${kind}/${item.id}`)} lang={item.lang} className={optionClass}>
                  <item.icon className="size-5 shrink-0" />
                  <span className="min-w-0 grow max-sm:min-w-1/2">{item.label}</span>
                  {item.note !== undefined && (
                    <span className="min-w-0 truncate text-sm text-muted-foreground max-sm:text-end max-sm:whitespace-normal">
                      {item.note}
                    </span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      <div className={clsx('flex gap-3 text-sm text-muted-foreground', isEmpty ? emptyClass : footClass)}>
        {/* One element in both layouts, so that screen readers announce its changes. */}
        <p role="status" className={clsx('min-w-0', isEmpty ? 'text-base' : 'grow')}>
          {statusText({
            isWaiting,
            failed,
            hasAllOrders,
            count,
            listed: ids.filter((id) => !id.endsWith(ALL_EMPLOYEES)).length,
          })}
        </p>
        {!hasFailed && !isEmpty && <p className="max-sm:sr-only">{m.palette_hint()}</p>}
        {hasFailed && (
          <Button size="sm" variant="outline" onClick={retry}>
            {m.try_again()}
          </Button>
        )}
      </div>
    </>
  )
}

const optionClass =
  'flex min-h-10 scroll-mt-10 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 py-2 aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]'
const footClass = 'min-h-10 shrink-0 items-center border-t border-border px-4 py-2 sm:px-6'
const emptyClass = 'grow flex-col items-center px-4 py-12 text-center'

interface KnownResults {
  isWaiting: boolean
  failed: readonly string[]
  hasAllOrders: boolean
  count: number | undefined
  listed: number
}

function statusText(known: KnownResults): string {
  if (known.isWaiting) return m.palette_data_loading()
  if (known.failed.length > 0) return m.palette_data_failed({ what: known.failed.join(', ') })
  if (known.count === undefined) return ''
  if (known.count === 0) {
    return known.hasAllOrders ? m.palette_none() : m.palette_none_newest({ count: NEWEST_ORDERS })
  }
  const count = formatCount(known.count)
  if (known.listed === known.count) return m.palette_count({ count })
  return m.palette_count_part({ count, listed: formatCount(known.listed) })
}

function useCommands() {
  const router = useRouter()
  const locale = useLocale()
  const roles = useSession()?.roles ?? []
  const vouchers = useVoucherOrderVisibility()
  const hideVoucherOrder = vouchers !== 'shown'
  const { commands, ...data } = useSources({ roles, vouchers })
  return {
    ...data,
    commands: [...commandsFor({ router, roles, hideVoucherOrder, locale, today: today() }), ...commands],
  }
}

/**
 * Moves the focus from the search box of the loading state and puts the cursor after the typed text. Runs before the paint:
 * a key pressed between the paint and a later effect would reach no search box.
 */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

const ALL_EMPLOYEES = 'all-employees'

const employeeCommand = (employee: EmployeeListItem): PaletteCommand => ({
  id: EMPLOYEE + employee.personId,
  kind: 'employees',
  label: nameInList(employee),
  note: employee.employeeNumber ?? employee.emailAddress,
  icon: User,
  run: ({ go }) => go({ to: '/beneficiaries', search: { employee: employee.personId } }),
})

interface Known {
  commands: readonly PaletteCommand[]
  employees: readonly EmployeeListItem[]
  recent: readonly string[]
  search: string
}

/** The list's groups and the number of results; the number is undefined without a search. */
function shown(known: Known): { groups: FoundGroup[]; count: number | undefined } {
  if (searchWords(known.search).length === 0) {
    const commands = known.recent.flatMap((id) => commandOf(id, known) ?? [])
    const recent: FoundGroup[] = commands.length > 0 ? [{ kind: 'recent', commands }] : []
    return { groups: [...recent, ...unsearched(known.commands)], count: undefined }
  }
  const found = findCommands(known.commands, known.search, known.recent)
  const people = findEmployees(known.employees, known.search, known.recent)
  const all: PaletteCommand = {
    id: ALL_EMPLOYEES,
    kind: 'employees',
    label: m.palette_employees_all({ count: formatCount(people.count) }),
    icon: List,
    run: ({ go }) => go({ to: '/beneficiaries', search: { search: known.search.trim() } }),
  }
  const groups = found.groups
  if (people.count > 0) {
    const commands = [
      ...people.best.map(({ employee }) => employeeCommand(employee)),
      ...(people.count > people.best.length ? [all] : []),
    ]
    groups.push({ kind: 'employees', place: people.best[0]?.place ?? 0, commands })
  }
  return {
    groups: groups.toSorted((a, b) => a.place - b.place),
    count: found.count + people.count,
  }
}

function commandOf(id: string, { commands, employees }: Known): PaletteCommand | undefined {
  const employee = employees.find(({ personId }) => EMPLOYEE + personId === id)
  return employee ? employeeCommand(employee) : commands.find((command) => command.id === id)
}
