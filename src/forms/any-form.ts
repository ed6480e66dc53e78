import type { AnyFormApi } from '@tanstack/react-form'
import type { ComponentType, PropsWithChildren } from 'react'

/** Those whose types a form with lists does not share with the library's AnyFormApi. */
type ListMethod =
  | 'pushFieldValue'
  | 'insertFieldValue'
  | 'replaceFieldValue'
  | 'removeFieldValue'
  | 'swapFieldValues'
  | 'moveFieldValues'
  | 'clearFieldValues'

interface Drawn {
  AppForm: ComponentType<PropsWithChildren>
}

/** Whatever useAppForm has made, as a parameter. */
export type AppFormLike = Omit<AnyFormApi, ListMethod> & Drawn

/** The same as the rest of the kit takes it. */
export type AnyAppForm = AnyFormApi & Drawn

// The methods are there; only their types differ.
export const asAnyForm = (form: AppFormLike): AnyAppForm => form as AnyAppForm
