import type { AnyFormApi } from '@tanstack/react-form'
import type { ComponentType, PropsWithChildren } from 'react'

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

export type AnyAppForm = AnyFormApi & Drawn

export const asAnyForm = (form: AppFormLike): AnyAppForm => form as AnyAppForm
