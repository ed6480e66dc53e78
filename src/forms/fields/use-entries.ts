import { useFormRoot } from '../form-contexts'

/** What of a field of `mode="array"` its entries are added and taken away by. */
export interface ListField<Entry> {
  name: string
  state: { value: readonly Entry[] }
  pushValue: (entry: Entry) => void
  removeValue: (index: number) => void
}

/**
 * Adds and removes entries of a list. After a refused press a new entry is judged as a new form is: what it lacks shows
 * with the next press, and a field that is left with something wrong in it shows that at once.
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
      // Those after it move one up.
      const moved = new Map<string, string>()
      for (let after = index + 1; after < count; after += 1) moved.set(nameOf(after), nameOf(after - 1))
      changeNewEntries((names) => names.filter((name) => name !== nameOf(index)).map((name) => moved.get(name) ?? name))
      list.removeValue(index)
    },
  }
}
