import { Eye, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { dataColumns } from '@/tables/data-column'
import { DataTable, type DataTableProps } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { Badge } from '@/ui/content/badge'
import { Card, CardContent } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { KitSection, Sample } from './kit-section'
import { kitTexts, useKitTexts } from './kit-texts'

interface Person {
  id: string
  name: string
  group: number
  start: string
  balance: number
  hasEnded: boolean
}

const columns = dataColumns<Person>([
  {
    id: 'name',
    header: () => kitTexts().firstName,
    cell: ({ name }) => name,
    value: ({ name }) => name,
    searchText: ({ name }) => name,
    isMain: true,
  },
  {
    id: 'group',
    header: () => kitTexts().group,
    cell: ({ group }) => (
      <Badge variant="neutral" icon={null}>
        {kitTexts().groups[group]}
      </Badge>
    ),
    value: ({ group }) => kitTexts().groups[group],
  },
  {
    id: 'start',
    header: () => kitTexts().startDate,
    cell: ({ start }) => formatDate(plainDate(start)),
    value: ({ start }) => start,
    kind: 'date',
    descFirst: true,
  },
  {
    id: 'balance',
    header: () => kitTexts().balance,
    cell: ({ balance }) => formatEuros(cents(balance)),
    value: ({ balance }) => balance,
    kind: 'money',
    descFirst: true,
  },
])

/** Enough rows for three pages of five. */
const people = (): Person[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `${i}`,
    name: `${kitTexts().names[i % 5]} ${i + 1}`,
    group: i % 3,
    start: `2026-0${(i % 9) + 1}-15`,
    balance: 128_000 - i * 4_250,
    hasEnded: i % 7 === 3,
  }))

export function KitTables() {
  const t = useKitTexts()
  return (
    <KitSection id="tables" title="DataTable">
      <Sample name={t.people}>
        <People
          caption={t.people}
          rows={people()}
          pageSize={5}
          defaultSort="name"
          searchLabel={t.search}
          filters={<Button variant="outline">{t.choose}</Button>}
          onOpen={() => undefined}
          disabledReason={({ hasEnded }) => (hasEnded ? t.personReason : undefined)}
          actions={() => [
            { key: 'show', label: t.personMenu[0] ?? '', icon: <Eye />, onSelect: () => undefined },
            {
              key: 'remove',
              label: t.personMenu[1] ?? '',
              icon: <Trash2 />,
              variant: 'destructive',
              onSelect: () => undefined,
            },
          ]}
        />
      </Sample>
      <Sample name={t.selectable}>
        <Selectable />
      </Sample>
      <Sample name={t.loadingTable}>
        <People caption={t.loadingTable} rows={[]} pageSize={5} status="loading" />
      </Sample>
      <Sample name={t.failedTable}>
        <People caption={t.failedTable} rows={[]} status="error" onRetry={() => undefined} />
      </Sample>
      <Sample name={t.emptyTable}>
        <People caption={t.emptyTable} rows={[]} />
        <People
          caption={t.emptyTable}
          rows={[]}
          empty={
            <EmptyState icon={<Users />} title={t.emptyTitle} action={<Button>{t.emptyAction}</Button>}>
              {t.emptyText}
            </EmptyState>
          }
        />
      </Sample>
    </KitSection>
  )
}

type PeopleProps = Omit<DataTableProps<Person>, 'columns' | 'rowId' | 'rowLabel'>

function People(props: PeopleProps) {
  return (
    <Card>
      <CardContent>
        <DataTable columns={columns} rowId={({ id }) => id} rowLabel={({ name }) => name} {...props} />
      </CardContent>
    </Card>
  )
}

function Selectable() {
  const t = useKitTexts()
  const [selected, setSelected] = useState<Selection>(new Set(['0', '1']))
  return (
    <People
      caption={t.selectable}
      rows={people().slice(0, 5)}
      selection={{
        selected,
        onChange: setSelected,
        refuse: ({ hasEnded }) => (hasEnded ? t.personReason : undefined),
      }}
    />
  )
}
