import { createContext, useContext } from 'react'

/** A context with a hook that throws outside of the context's provider. @param place names the provider in the error */
export function requiredContext<Value>(place: string) {
  const Context = createContext<Value | undefined>(undefined)
  const useValue = (): Value => {
    const value = useContext(Context)
    if (value === undefined) throw new Error(`this component must be inside ${place}`)
    return value
  }
  return [Context, useValue] as const
}
