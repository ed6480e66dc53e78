import { useFormRoot } from '../form-contexts'

/** The part of a `mode="array"` field that adds and removes entries. */
export interface ListField<Entry> {
  name: string
  state: { value: readonly Entry[] }
  pushValue: (entry: Entry) => void
  removeValue: (index: number) => void
}

/**
 * Adds and removes entries of a list. After a rejected submit a new entry starts without required errors until the next
 * submit. Its fields show other errors on blur.
 */
export function useEntries<Entry>(list: ListField<Entry>) {
  const { changeNewEntries } = useFormRoot()
  const nameOf = (index: number) => `${list.name}[${index}]`
  const count = list.state.value.length
  return {
    count,
    add: (entry: Entry) => {
      changeNewEntries((names) => [...names, nameOf(count)])
      list.pushValue(entry)
    },
    remove: (index: number) => {
      // Entries after the removed one move up, so their errors must move too.
      const moved = new Map<string, string>()
      for (let after = index + 1; after < count; after += 1) moved.set(nameOf(after), nameOf(after - 1))
      changeNewEntries((names) => names.filter((name) => name !== nameOf(index)).map((name) => moved.get(name) ?? name))
      list.removeValue(index)
    },
  }
}
