import type { EmployeeListItem } from '@generated/api/model'
import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { useOnce } from '@/browser/use-once'
import { placesLeft } from '@/employment/employment-rules'
import { notify } from '@/notifications/notifications'
import { readDraft } from '@/session/draft'
import { PrintHead } from '@/shell/print-head'
import type { Selection } from '@/tables/selection'
import { TableSkeleton } from '@/tables/table-skeleton'
import { Card } from '@/ui/content/card'
import { Skeleton } from '@/ui/content/skeleton'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { useOnDemand } from '@/ui/use-on-demand'
import { formatCount } from '@/values/numbers/count'
import { nameInList } from '@/values/people/names'
import { ADD_DRAFT, type OpenPanel } from './list/employee-row'
import { EmployeesTable } from './list/employees-table'
import { NoBenefit, NoEmployees } from './list/list-states'
import { SlideOutPending } from './list/slide-out-pending'
import { employeesQuery, groupsQuery, settingsQuery } from './queries'

const route = getRouteApi('/beneficiaries')

interface OpenFromSearch {
  employees: readonly EmployeeListItem[]
  canAdd: boolean
  fullReason: string | undefined
  isFetching: boolean
  onOpen: (opened: OpenPanel) => void
}

/** Opens what the URL names and removes it from the URL (PAL-03, PAL-04), or an interrupted form (SES-14). */
function useOpenFromSearch({ employees, canAdd, fullReason, isFetching, onOpen }: OpenFromSearch): void {
  const { open, employee: personId } = route.useSearch()
  const navigate = route.useNavigate()
  const employee = employees.find((one) => one.personId === personId)
  // Cached data may be older than a benefit group or the employee: the form would lack the benefit, or nothing would open.
  const isReady = !isFetching || employee !== undefined
  const openFromSearch = useEffectEvent(() => {
    void navigate({ search: (search) => ({ ...search, open: undefined, employee: undefined }), replace: true })
    if (personId !== undefined) {
      if (employee) onOpen({ kind: 'details', personId, name: nameInList(employee) })
      else notify({ level: 'info', text: () => m.palette_employee_gone() })
    } else if (fullReason !== undefined) notify({ level: 'info', text: () => fullReason })
    else if (canAdd) onOpen({ kind: 'add' })
  })
  useOnce(true, () => {
    if (canAdd && fullReason === undefined && readDraft(ADD_DRAFT)) onOpen({ kind: 'add' })
  })
  useEffect(() => {
    if (isReady && (open !== undefined || personId !== undefined)) openFromSearch()
  }, [open, personId, isReady])
}

export function EmployeesPending() {
  return (
    <>
      <PageHeader
        title={m.employees_title()}
        description={m.employees_description()}
        // Invisible buttons reserve their space. Their texts decide whether they fit next to the title.
        action={[m.employees_import_link(), m.employees_add()].map((text) => (
          <span key={text} aria-hidden="true" className={`${buttonVariants({ variant: 'outline' })} invisible`}>
            <UserPlus />
            {text}
          </span>
        ))}
      />
      <Card contentClass="space-y-4">
        {/* As high as the toolbar, and the names of the benefits. */}
        <Skeleton className="h-29 nav:h-16" />
        <Skeleton className="h-6" />
        <TableSkeleton columns={4} rows={10} hasActions />
      </Card>
    </>
  )
}

const loadSlideOuts = () => import('./form/slide-outs')

const NOBODY: Selection = new Set()

/** Page of the company's employees (EMP-01, EMP-02). */
export function EmployeesPage() {
  const { data: list, isFetching: isFetchingList } = useRequiredQuery(employeesQuery())
  const { data: groups, isFetching: isFetchingGroups } = useRequiredQuery(groupsQuery())
  const { data: settings } = useRequiredQuery(settingsQuery())
  const [opened, setOpened] = useState<OpenPanel>()
  /** Counts openings: the quick search can open the same form again, which must discard what was typed. */
  const [openings, setOpenings] = useState(0)
  const [hasAdded, setHasAdded] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  // Prefetched on hover or focus; opening also fetches, because a press may come without them.
  const [slideOuts, fetchSlideOuts, hasNoSlideOuts] = useOnDemand(loadSlideOuts)
  // Stable: a new one would rerender every row.
  const open = useCallback(
    (next: OpenPanel) => {
      fetchSlideOuts()
      setOpened(next)
      setOpenings((before) => before + 1)
    },
    [fetchSlideOuts],
  )
  const [selected, setSelected] = useState<Selection>(NOBODY)
  const openAdd = () => open({ kind: 'add' })
  const close = () => setOpened(undefined)

  const hasBenefit = groups.benefitGroups.length > 0
  const hasEmployees = list.beneficiaries.length > 0
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const isFull = placesLeft(list.beneficiaries.length, limit) === 0
  const fullReason = isFull ? m.employees_limit({ count: formatCount(limit) }) : undefined

  useOpenFromSearch({
    employees: list.beneficiaries,
    canAdd: hasBenefit || hasEmployees,
    fullReason,
    isFetching: isFetchingList || isFetchingGroups,
    onOpen: open,
  })

  return (
    <>
      <PageHeader
        title={m.employees_title()}
        description={m.employees_description()}
        action={
          (hasBenefit || hasEmployees) && (
            <>
              <ButtonLink to="/beneficiaries/import" variant="outline">
                {m.employees_import_link()}
              </ButtonLink>
              {hasEmployees && (
                <Button
                  ref={addButton}
                  onPointerEnter={fetchSlideOuts}
                  onFocus={fetchSlideOuts}
                  disabledReason={fullReason}
                  onClick={openAdd}
                >
                  <UserPlus />
                  {m.employees_add()}
                </Button>
              )}
            </>
          )
        }
      />
      <PrintHead />
      {hasAdded && slideOuts && <slideOuts.AddedNotice onClose={() => setHasAdded(false)} />}
      {!hasBenefit && !hasEmployees && <NoBenefit />}
      {hasBenefit && !hasEmployees && <NoEmployees onAdd={openAdd} onApproach={fetchSlideOuts} />}
      {hasEmployees && (
        <EmployeesTable onOpen={open} onApproach={fetchSlideOuts} selected={selected} onSelect={setSelected} />
      )}
      {opened && !slideOuts && <SlideOutPending opened={opened} hasFailed={hasNoSlideOuts} onClose={close} />}
      {opened?.kind === 'add' && slideOuts && (
        <slideOuts.EmployeeFormPanel
          key={openings}
          onClose={close}
          onAdded={() => setHasAdded(true)}
          returnFocusTo={() => addButton.current}
        />
      )}
      {opened?.kind === 'details' && slideOuts && (
        <slideOuts.EmployeeDetails key={openings} {...opened} onClose={close} />
      )}
      {opened?.kind === 'end-many' && slideOuts && (
        <slideOuts.EndMany
          rows={opened.rows}
          onClose={(hasRun) => {
            close()
            if (hasRun) setSelected(NOBODY)
          }}
        />
      )}
      {opened?.kind === 'end' && slideOuts && (
        <slideOuts.EndBenefit
          key={opened.personId}
          {...opened}
          onClose={close}
          onEdit={() => setOpened({ ...opened, kind: 'details' })}
        />
      )}
    </>
  )
}
