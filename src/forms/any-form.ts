import type { AnyFormApi } from '@tanstack/react-form'
import type { ComponentType, PropsWithChildren } from 'react'

/** The methods whose types differ between a form with lists and the library's AnyFormApi. */
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

/** Any form made by useAppForm, for use as a parameter type. */
export type AppFormLike = Omit<AnyFormApi, ListMethod> & Drawn

/** AppFormLike as the other form modules expect it, with the list methods. */
export type AnyAppForm = AnyFormApi & Drawn

// The methods exist at run time; only their types differ.
export const asAnyForm = (form: AppFormLike): AnyAppForm => form as AnyAppForm
